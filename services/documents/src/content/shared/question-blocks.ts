import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Static, Type } from 'typebox'
import { ContentError, contentFolder, readChecked } from '../read-file.ts'
import { FieldSchema, RepeatSchema } from '../schemas/questionnaire.ts'

const AskedSchema = Type.Object(
  { ...FieldSchema.properties, repeat: Type.Optional(RepeatSchema) },
  { additionalProperties: false }
)

/** Questions that many services ask in the same words: content/_shared/questions/person.yaml. */
const BlockSchema = Type.Object(
  {
    note: Type.String({ minLength: 1 }),
    /** In the order in which they are asked. `{whom}` in a text is what the service gives under `with`. */
    questions: Type.Array(AskedSchema, { minItems: 1 })
  },
  { additionalProperties: false }
)
type QuestionBlock = Static<typeof BlockSchema>
export type QuestionBlocks = Readonly<Record<string, QuestionBlock>>

/** Reads content/_shared/questions, a block a file. */
export function loadQuestionBlocks(root = contentFolder): QuestionBlocks {
  const folder = join(root, '_shared', 'questions')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : []
  return Object.fromEntries(
    files.sort().map((file) => [basename(file, '.yaml'), readChecked(join(folder, file), BlockSchema)])
  )
}

type Data = Readonly<Record<string, unknown>>
type Tell = (message: string) => ContentError

/**
 * questionnaire.yaml with each `- { use: person, prefix: spouse, … }` replaced by the block's questions, in the list of
 * questions and in the fields of a repeat. What is not a block is left as it is, for the schema to judge.
 */
export function expandBlocks(source: unknown, blocks: QuestionBlocks, file = 'questionnaire.yaml'): unknown {
  if (!isData(source) || !Array.isArray(source['questions'])) return source
  const written = new Set<unknown>(source['questions'].flatMap(idsIn))
  const expand = (list: readonly unknown[], key: string): unknown[] =>
    list.flatMap((asked, index) => {
      const place = `${key}.${index}`
      if (!isData(asked)) return [asked]
      if (asked['use'] === undefined) return [withFields(asked, (fields) => expand(fields, `${place}.repeat.fields`))]
      const tell = (message: string) => new ContentError(file, `${place} (use: ${asked['use']}): ${message}`)
      const questions = questionsOf(asked, blocks, tell)
      for (const { id } of questions) {
        if (written.has(id)) throw tell(`${id} is asked already; choose another prefix, or leave it out with only`)
        written.add(id)
      }
      return questions
    })
  return { ...source, questions: expand(source['questions'], 'questions') }
}

const KEYS = ['use', 'prefix', 'section', 'show_if', 'with', 'only', 'set']

function questionsOf(use: Data, blocks: QuestionBlocks, tell: Tell): Data[] {
  const name = String(use['use'])
  const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined
  if (block === undefined) throw tell(`there is no such block; write one of ${Object.keys(blocks).join(', ')}`)
  const strange = Object.keys(use).filter((key) => !KEYS.includes(key))
  if (strange.length > 0) throw tell(`does not know ${strange.join(', ')}; changes to a question stand under set`)
  const ids = block.questions.map(({ id }) => id)
  const only = use['only'] === undefined ? ids : named(use['only'], ids, 'only', tell)
  const set = isData(use['set']) ? use['set'] : {}
  named(Object.keys(set), only, 'set', tell)
  const words = isData(use['with']) ? use['with'] : {}
  const chosen = block.questions.filter(({ id }) => only.includes(id))
  const said = new Set<string>()
  const questions = chosen.map((question) => {
    const worded = fillIn(question, words, (word) => said.add(word), tell) as Data
    const changes = set[question.id]
    return placed({ ...worded, ...(isData(changes) && changes) }, use, ids)
  })
  const idle = Object.keys(words).filter((word) => !said.has(word))
  if (idle.length > 0) throw tell(`with.${idle.join(', with.')}: no question of the block says so; take it out`)
  return questions
}

/** Under its full id, in its section, and hidden where the whole block is. */
function placed(question: Data, { prefix, section, show_if: shown }: Data, ids: readonly string[]): Data {
  const fullId = (id: unknown) => (prefix === undefined ? id : `${String(prefix)}_${String(id)}`)
  const own = question['show_if'] === undefined ? undefined : withFullIds(question['show_if'], ids, fullId)
  const conditions = [shown, own].filter((condition) => condition !== undefined)
  return {
    ...question,
    id: fullId(question['id']),
    ...(section !== undefined && { section }),
    ...(conditions.length > 0 && { show_if: conditions.length === 1 ? conditions[0] : { all: conditions } })
  }
}

/** A condition of the block names the block's questions by their short ids. */
function withFullIds(condition: unknown, ids: readonly string[], fullId: (id: unknown) => unknown): unknown {
  if (Array.isArray(condition)) return condition.map((part) => withFullIds(part, ids, fullId))
  if (!isData(condition)) return condition
  return mapValues(condition, (value, key) =>
    key === 'question' && ids.includes(String(value)) ? fullId(value) : withFullIds(value, ids, fullId)
  )
}

/** `{whose}` in a text becomes what `with` says, `{Whose}` the same at the start of a sentence. */
function fillIn(value: unknown, words: Data, said: (word: string) => void, tell: Tell): unknown {
  if (Array.isArray(value)) return value.map((part) => fillIn(part, words, said, tell))
  if (isData(value)) return mapValues(value, (part) => fillIn(part, words, said, tell))
  if (typeof value !== 'string') return value
  return value.replace(/(?<!\{)\{([A-Za-z]\w*)\}(?!\})/g, (_, name: string) => {
    const word = name.toLowerCase()
    const text = words[word]
    if (typeof text !== 'string') throw tell(`with.${word} is missing; write with: { ${word}: … }`)
    said(word)
    return name === word ? text : text.charAt(0).toUpperCase() + text.slice(1)
  })
}

function named(list: unknown, ids: readonly string[], key: string, tell: Tell): string[] {
  const names = Array.isArray(list) ? list.map(String) : []
  const unknown = names.find((name) => !ids.includes(name))
  if (unknown !== undefined) throw tell(`${key}: the block has no question ${unknown}; it has ${ids.join(', ')}`)
  return names
}

function withFields(asked: Data, expand: (fields: readonly unknown[]) => unknown[]): Data {
  const { repeat } = asked
  if (!isData(repeat) || !Array.isArray(repeat['fields'])) return asked
  return { ...asked, repeat: { ...repeat, fields: expand(repeat['fields']) } }
}

function idsIn(asked: unknown): unknown[] {
  if (!isData(asked)) return []
  const fields = isData(asked['repeat']) && Array.isArray(asked['repeat']['fields']) ? asked['repeat']['fields'] : []
  return [asked['id'], ...fields.flatMap(idsIn)].filter((id) => id !== undefined)
}

const mapValues = (data: Data, change: (value: unknown, key: string) => unknown): Data =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, change(value, key)]))

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
