import type { Plugin } from 'vite'

/**
 * A page's code is asked for as it is: what it imports in turn is named in the head of the drawn pages, so Vite's helper,
 * which would look for it, has nothing to do and is left out of the file that every page loads.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()'
    }
  }
}
