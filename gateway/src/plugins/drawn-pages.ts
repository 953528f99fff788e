import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The public pages that the build has drawn as HTML: their file below `root` by their path, the home page first. */
export async function drawnPages(root: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, 'pages')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).slice(0, -'.html'.length))
  return new Map(names.map((name): [string, string] => [pathOf(name), `/pages/${name}.html`]).sort())
}

const pathOf = (name: string) => (name === 'index' ? '/' : `/${name}`)
