import { expect, it } from 'vitest'
import { loadService } from '../../content/library.ts'
import type { Condition } from '../../content/schemas/condition.ts'
import { inEveryState, plainCondition } from './plain-conditions.ts'
import { publicQuestionnaire } from './public-questionnaire.ts'

const service = loadService('simple-will')
const plain = (condition: Condition) => plainCondition(condition, inEveryState(service))

it('shows the browser no fact and no name of a condition', () => {
  expect(JSON.stringify(publicQuestionnaire(service))).not.toMatch(/"(?:fact|unsure|condition|blank_form|prints)":/)
})

it('asks for the state first, with every state it covers as an option', () => {
  const [first] = publicQuestionnaire(service).questions
  expect(first).toMatchObject({ id: 'state', type: 'select', format: 'state', required: true })
  expect(first?.options).toHaveLength(51)
})

it('turns a fact into the states where it holds', () => {
  expect(plain({ fact: 'wills.notary_required', is: true })).toEqual({ question: 'state', in: ['LA'] })
  expect(plain({ fact: 'wills.witnesses', in: [0, 2] })).toBe(true)
  expect(plain({ fact: 'wills.witnesses', is: 9 })).toBe(false)
})

it('leaves out what is decided for every state', () => {
  const married = { question: 'marital_status', is: 'Married' }
  expect(plain({ all: [{ fact: 'wills.witnesses', in: [0, 2] }, married] })).toEqual(married)
  expect(plain({ any: [{ not: { fact: 'wills.witnesses', is: 9 } }, married] })).toBe(true)
  expect(plain({ not: married })).toEqual({ not: married })
})
