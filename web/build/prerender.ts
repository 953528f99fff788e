import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin } from 'vite'
import type { Prerendered } from '../src/app/prerender.tsx'

interface Renderer {
  publicPages: readonly string[]
  routes: Record<string, string>
  renderPage(path: string): Promise<Prerendered>
}

/** An address that no route knows: what is drawn for it stands for all of them. */
const nowhere = '/not-found'

/**
 * Writes each public page as `pages/<name>.html` (the home page as `pages/index.html`), so that it can be read before
 * or without JavaScript. `index.html` stays the empty page of every other address that the app knows; those are listed in
 * `routes.json`, and `not-found.html` is for all others.
 */
export function prerenderPages(): Plugin {
  let [folder, root] = ['dist', '.']
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const bundle = join(folder, '.prerender')
      const { publicPages, routes, renderPage } = await loadRenderer(root, bundle)
      const shell = await readFile(join(folder, 'index.html'), 'utf8')
      const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
      const draw = async (path: string, file: string) => {
        const page = fill(shell, await renderPage(path))
        await writeFile(join(folder, file), page.replace('</head>', `${preloads(manifest, path)}</head>`))
      }
      await mkdir(join(folder, 'pages'), { recursive: true })
      for (const path of publicPages) await draw(path, `pages/${path === '/' ? 'index' : path.slice(1)}.html`)
      await draw(nowhere, 'not-found.html')
      await writeFile(join(folder, 'routes.json'), JSON.stringify(Object.values(routes)))
      await rm(bundle, { recursive: true })
      await rm(join(folder, '.vite'), { recursive: true })
    }
  }
}

async function loadRenderer(root: string, outDir: string): Promise<Renderer> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } }
    }
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

/** Asks for the page's own code along with the shell's, which would otherwise only then find out what it needs. */
function preloads(manifest: Manifest, path: string): string {
  const name = path === '/' ? 'home' : path.slice(1)
  const chunk = Object.keys(manifest).find((key) => key.endsWith(`/${name}-page.tsx`))
  if (!chunk) throw new Error(`no ${name}-page.tsx for ${path}`)
  const shell = staticImports(manifest, 'index.html')
  return [...staticImports(manifest, chunk)]
    .filter((key) => !shell.has(key))
    .map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key]?.file}">`)
    .join('')
}

/** A chunk and all that it imports before it runs. */
function staticImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) staticImports(manifest, imported, found)
  return found
}

/** The page's own title, description, HTML and data in the empty page's places. */
function fill(shell: string, { title, description, html, state }: Prerendered): string {
  const data = `<script type="application/json" id="drawn-with">${asData(state)}</script>`
  const places: [RegExp, string][] = [
    [/(?<=<title>)[^<]*/, asText(title)],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, asText(description)],
    [/(?<=<div id="root">)[\s\S]*?<\/div>/, `${html}</div>${data}`]
  ]
  return places.reduce((page, [place, content]) => {
    if (!place.test(page)) throw new Error(`index.html has no place for ${place}`)
    return page.replace(place, () => content)
  }, shell)
}

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** JSON that cannot end the element it stands in. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
