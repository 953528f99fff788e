import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Type } from 'typebox'
import { contentFolder, readChecked } from './read-file.ts'

/** Partials and stylesheets that every document is made with. */
export interface SharedContent {
  readonly partials: Readonly<Record<string, string>>
  readonly styles: { readonly document: string; readonly print: string; readonly preview: string }
  /** Legal words in lower case, and what they mean. They are explained beside questions, never printed. */
  readonly glossary: Readonly<Record<string, string>>
  readonly hash: string
}

/** Reads content/_shared. */
export function loadShared(): SharedContent {
  const folder = join(contentFolder, '_shared')
  const partials = readPartials(folder)
  const style = (name: string) => readFileSync(join(folder, `${name}.css`), 'utf8')
  const styles = { document: style('document'), print: style('print'), preview: style('preview') }
  const hash = createHash('sha256').update(JSON.stringify({ partials, styles }))
  for (const file of readdirSync(join(folder, 'fonts')).sort()) hash.update(readFileSync(join(folder, 'fonts', file)))
  const glossary = readChecked(join(folder, 'glossary.yaml'), Type.Record(Type.String(), Type.String()))
  return { partials, styles, glossary, hash: hash.digest('hex') }
}

/** The partials of a folder by name, without the line end of the file, so that a phrase fits into a sentence. */
export function readPartials(folder: string): Record<string, string> {
  const place = join(folder, 'partials')
  const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.hbs')) : []
  return Object.fromEntries(
    files.sort().map((file) => [basename(file, '.hbs'), readFileSync(join(place, file), 'utf8').trimEnd()])
  )
}
