import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentFolder } from './read-file.ts'

/** Partials and stylesheets that every document is made with. */
export interface SharedContent {
  readonly partials: Readonly<Record<string, string>>
  readonly styles: { readonly document: string; readonly print: string; readonly preview: string }
  readonly hash: string
}

/** Reads content/_shared. */
export function loadShared(): SharedContent {
  const folder = join(contentFolder, '_shared')
  const partials: Record<string, string> = {}
  for (const file of readdirSync(join(folder, 'partials')).sort()) {
    if (file.endsWith('.hbs')) partials[basename(file, '.hbs')] = readFileSync(join(folder, 'partials', file), 'utf8')
  }
  const style = (name: string) => readFileSync(join(folder, `${name}.css`), 'utf8')
  const styles = { document: style('document'), print: style('print'), preview: style('preview') }
  const hash = createHash('sha256').update(JSON.stringify({ partials, styles })).digest('hex')
  return { partials, styles, hash }
}
