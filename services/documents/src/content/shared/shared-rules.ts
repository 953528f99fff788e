import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Static, Type } from 'typebox'
import { ContentError, contentFolder, readChecked } from '../read-file.ts'
import { RefusalSchema } from '../schemas/questionnaire.ts'

/** Rules that many services refuse by in the same words: content/_shared/rules/investor.yaml. */
const RulesSchema = Type.Object(
  {
    note: Type.String({ minLength: 1 }),
    /** With the full ids of questions, as the service has them. */
    refuse_when: Type.Array(RefusalSchema, { minItems: 1 })
  },
  { additionalProperties: false }
)
export type SharedRules = Readonly<Record<string, Static<typeof RulesSchema>>>

/** Reads content/_shared/rules, a group of rules a file. */
export function loadSharedRules(root = contentFolder): SharedRules {
  const folder = join(root, '_shared', 'rules')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : []
  return Object.fromEntries(
    files.sort().map((file) => [basename(file, '.yaml'), readChecked(join(folder, file), RulesSchema)])
  )
}

/**
 * questionnaire.yaml with each `- { use: investor }` under refuse_when replaced by the rules of that name. What is not
 * such a line is left as it is, for the schema to judge.
 */
export function expandRules(source: unknown, rules: SharedRules, file = 'questionnaire.yaml'): unknown {
  if (!isData(source) || !Array.isArray(source['refuse_when'])) return source
  const expanded = source['refuse_when'].flatMap((rule: unknown, index) => {
    if (!isData(rule) || rule['use'] === undefined) return [rule]
    const tell = (message: string) =>
      new ContentError(file, `refuse_when.${index} (use: ${String(rule['use'])}): ${message}`)
    const name = String(rule['use'])
    const shared = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (shared === undefined) throw tell(`there are no such rules; write one of ${Object.keys(rules).join(', ')}`)
    const strange = Object.keys(rule).filter((key) => key !== 'use')
    if (strange.length > 0) throw tell(`does not know ${strange.join(', ')}; shared rules are taken as they stand`)
    return shared.refuse_when
  })
  return { ...source, refuse_when: expanded }
}

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
