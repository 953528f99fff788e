import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Type } from 'typebox'
import { ContentError, contentFolder, readChecked } from '../read-file.ts'
import { loadQuestionBlocks, type QuestionBlocks } from './question-blocks.ts'
import { loadSharedRules, type SharedRules } from './shared-rules.ts'

/** Partials by the name a template calls them. */
export type Partials = Readonly<Record<string, string>>

/** Partials and stylesheets that every document is made with. */
export interface SharedContent {
  /** `signature-block`, `clauses/notices`, and of each block the text for every state without its own: `blocks/jurat`. */
  readonly partials: Partials
  /** By state, the blocks that read otherwise there; the engine puts them in the place of the general ones. */
  readonly variants: Readonly<Record<string, Partials>>
  readonly styles: { readonly document: string; readonly print: string; readonly livePreview: string }
  /** Questions that many services ask alike. */
  readonly questions: QuestionBlocks
  /** Rules that many services refuse by alike. */
  readonly rules: SharedRules
  /** Legal words in lower case, and what they mean. They are explained beside questions, never printed. */
  readonly glossary: Readonly<Record<string, string>>
  readonly hash: string
}

/** Reads content/_shared. */
export function loadShared(root = contentFolder): SharedContent {
  const folder = join(root, '_shared')
  const blocks = readBlocks(join(folder, 'blocks'))
  const clauses = prefixed('clauses', readTexts(join(folder, 'clauses')))
  const partials = { ...readPartials(folder), ...clauses, ...blocks.partials }
  const { variants } = blocks
  const questions = loadQuestionBlocks(root)
  const rules = loadSharedRules(root)
  const style = (name: string) => readFileSync(join(folder, `${name}.css`), 'utf8')
  const styles = { document: style('document'), print: style('print'), livePreview: style('live-preview') }
  const hash = createHash('sha256').update(JSON.stringify({ partials, variants, styles, questions, rules }))
  for (const file of readdirSync(join(folder, 'fonts')).sort()) hash.update(readFileSync(join(folder, 'fonts', file)))
  const glossary = readChecked(join(folder, 'glossary.yaml'), Type.Record(Type.String(), Type.String()))
  return { partials, variants, styles, questions, rules, glossary, hash: hash.digest('hex') }
}

/** The partials of a folder by name. */
export const readPartials = (folder: string): Partials => readTexts(join(folder, 'partials'))

/** A folder per block: `default.hbs`, and `TX.hbs` where Texas asks for other words. */
function readBlocks(place: string): Pick<SharedContent, 'partials' | 'variants'> {
  const partials: Record<string, string> = {}
  const variants: Record<string, Record<string, string>> = {}
  for (const block of existsSync(place) ? readdirSync(place).sort() : []) {
    const { default: general, ...byState } = readTexts(join(place, block))
    if (general === undefined) throw new ContentError(join(place, block), 'the block has no default.hbs; write one')
    partials[`blocks/${block}`] = general
    for (const [state, text] of Object.entries(byState)) {
      variants[state] = { ...variants[state], [`blocks/${block}`]: text }
    }
  }
  return { partials, variants }
}

/** The templates of a folder, without the line end of the file, so that a phrase fits into a sentence. */
function readTexts(place: string): Record<string, string> {
  const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.hbs')) : []
  return Object.fromEntries(
    files.sort().map((file) => [basename(file, '.hbs'), readFileSync(join(place, file), 'utf8').trimEnd()])
  )
}

const prefixed = (prefix: string, texts: Partials): Partials =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}/${name}`, text]))
