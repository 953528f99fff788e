import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Asks the browser for the named font files while the style sheet is still on its way: no text jumps. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => names.some((name) => file.includes(name)))
        return files.map(preload)
      }
    }
  }
}

function preload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
    injectTo: 'head'
  }
}
