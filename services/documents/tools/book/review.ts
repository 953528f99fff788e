import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import type { ServiceContent } from '../../src/content/library.ts'
import { readChecked } from '../../src/content/read-file.ts'
import { usedBy } from './used.ts'

/** The shape of review.json: what the folder's parts were when somebody signed them. */
const ReviewSchema = Type.Object(
  { signed_by: Type.String(), signed_on: Type.String(), parts: Type.Record(Type.String(), Type.String()) },
  { additionalProperties: false }
)
export type Review = Static<typeof ReviewSchema>

/** Where a folder stands with its reviewer. */
export interface Standing {
  readonly review: Review | undefined
  /** Parts that were changed, added or taken out since it was signed. An edit lapses the signature. */
  readonly changes: readonly { part: string; how: 'changed' | 'new' | 'taken out' }[]
}

export function standingOf(service: ServiceContent, folder: string): Standing {
  const file = join(folder, 'review.json')
  const review = existsSync(file) ? readChecked(file, ReviewSchema) : undefined
  if (review === undefined) return { review, changes: [] }
  const now = partsOf(service)
  const names = [...new Set([...Object.keys(review.parts), ...Object.keys(now)])].sort()
  const changes = names.flatMap((part) => {
    const [before, after] = [review.parts[part], now[part]]
    if (before === after) return []
    return [{ part, how: before === undefined ? 'new' : after === undefined ? 'taken out' : 'changed' } as const]
  })
  return { review, changes }
}

/** Writes the signature: review.json, and who, when and over what into meta.yaml. */
export function sign(service: ServiceContent, folder: string, { by, on }: { by: string; on: string }): void {
  const parts = partsOf(service)
  const review: Review = { signed_by: by, signed_on: on, parts }
  writeFileSync(join(folder, 'review.json'), `${JSON.stringify(review, undefined, 2)}\n`)
  const file = join(folder, 'meta.yaml')
  const signature = { reviewed_by: by, reviewed_on: on, reviewed_hash: hashOf(parts) }
  writeFileSync(file, Object.entries(signature).reduce(withKey, readFileSync(file, 'utf8')))
}

/** The text of meta.yaml with one key set; comments and order stay. */
function withKey(yaml: string, [key, value]: [string, string]): string {
  const line = `${key}: ${JSON.stringify(value)}`
  const pattern = new RegExp(`^${key}:.*$`, 'm')
  return pattern.test(yaml)
    ? yaml.replace(pattern, () => line)
    : yaml.replace(/^reviewed_on:.*$/m, (on) => `${on}\n${line}`)
}

/** A short hash of every part that a reviewer reads, by a name that says where it is. */
export function partsOf(service: ServiceContent): Record<string, string> {
  const { meta, questionnaire, documents, filing, partials, shared, facts, states } = service
  const { reviewed_by: _by, reviewed_on: _on, reviewed_hash: _hash, documents: listed, ...card } = meta
  const { questions, sections, ...rules } = questionnaire
  const used = usedBy(service)
  const variantsOf = (name: string) => Object.entries(shared.variants).map(([state, texts]) => [state, texts[name]])
  const parts: [string, unknown][] = [
    ['meta.yaml', card],
    ['questionnaire.yaml: sections', sections],
    ...questions.map((question): [string, unknown] => [`questionnaire.yaml: questions.${question.id}`, question]),
    ...Object.entries(rules).map(([key, rule]): [string, unknown] => [`questionnaire.yaml: ${key}`, rule]),
    ...documents.map(({ file, source }): [string, unknown] => [`documents/${file}`, source]),
    ...listed.map((document): [string, unknown] => [`meta.yaml: documents.${document.id}`, document]),
    ...filing.steps.map((step, index): [string, unknown] => [`filing.yaml: steps.${index + 1}`, step]),
    ...used.partials.map((name): [string, unknown] => [
      name in partials ? `partials/${name}.hbs` : `_shared/${name}`,
      [{ ...shared.partials, ...partials }[name], variantsOf(name)]
    ]),
    ...used.facts.map((path): [string, unknown] => [`fact ${path}`, states.map((state) => facts.cell(state, path))])
  ]
  return Object.fromEntries(parts.map(([name, part]) => [name, hashOf(part)]))
}

const hashOf = (part: unknown): string => createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 16)
