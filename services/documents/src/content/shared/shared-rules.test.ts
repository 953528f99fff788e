import { expect, it } from 'vitest'
import { expandRules, type SharedRules } from './shared-rules.ts'

const rule = (id: string) => ({ id, when: { question: id, is: 'x' }, ask: id, message: 'Correct it.' })
const rules: SharedRules = { investor: { note: 'Who invests.', refuse_when: [rule('one'), rule('two')] } }
const expand = (...refuse_when: unknown[]) => expandRules({ questions: [], refuse_when }, rules)

it('puts shared rules in the place where they are used, between the service’s own', () => {
  const whole = expand(rule('own'), { use: 'investor' }, rule('last'))
  expect(whole).toEqual({ questions: [], refuse_when: [rule('own'), rule('one'), rule('two'), rule('last')] })
})

it('leaves what is no questionnaire to the schema', () => {
  expect(expandRules({ refuse_when: 3 }, rules)).toEqual({ refuse_when: 3 })
  expect(expandRules('nonsense', rules)).toBe('nonsense')
  expect(expand('nonsense')).toEqual({ questions: [], refuse_when: ['nonsense'] })
})

it.each([
  ['unknown rules', { use: 'investr' }, 'there are no such rules; write one of investor'],
  ['an unknown key', { use: 'investor', only: ['one'] }, 'does not know only; shared rules are taken as they stand']
])('tells file, place and what to do about %s', (_, wrong, message) => {
  expect(() => expand(wrong)).toThrow(`questionnaire.yaml: refuse_when.0 (use: ${wrong.use}): ${message}`)
})
