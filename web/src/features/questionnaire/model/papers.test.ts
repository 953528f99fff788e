import { expect, it } from 'vitest'
import { askedOn } from './asked.ts'
import { papersMade } from './papers.ts'

const possible = [
  { id: 'petition', title: 'Petition', certain: false, show_if: { question: 'state', in: ['TX', 'FL'] } },
  { id: 'agreement', title: 'Agreement', certain: true },
  { id: 'letter', title: 'Letter', certain: false, show_if: { question: 'has_debts', is: 'Yes' } }
]
const asked = ['state', 'has_debts'].map((id) => ({
  id,
  question: id,
  type: 'text' as const,
  required: true,
  section: 'x'
}))
const made = (answers: Record<string, string>) =>
  papersMade(possible, askedOn(asked, answers, '2026-11-21').look).map(({ id }) => id)

it('lists what the answers so far make, and nothing that they may still make', () => {
  expect(made({})).toEqual(['agreement'])
  expect(made({ state: 'TX' })).toEqual(['petition', 'agreement'])
  expect(made({ state: 'CA', has_debts: 'Yes' })).toEqual(['agreement', 'letter'])
})
