import type { PlainCondition } from '@formwright/interview/condition'
import type { Paper } from '@formwright/interview/questionnaire'
import { expect, it } from 'vitest'
import { loadFixtures, loadLibrary, type ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { checkAnswers } from '../questionnaire/check-answers.ts'
import { documentList } from '../render/render-set.ts'
import { promisedPapers, refusalsIn } from './promised-papers.ts'

const library = loadLibrary()
const issuedOn = new Date('2026-11-21T18:00:00Z')
const serviceOf = (slug: string): ServiceContent => {
  const service = library.service(slug)
  if (service === undefined) throw new Error(`There is no ${slug}`)
  return service
}
const titles = (papers: Paper[]) => papers.map(({ title, certain }) => (certain ? title : `${title}?`))

/** What a fixture's answers make once they are given in another state. */
const madeIn = (service: ServiceContent, state: string, answers: Answers) =>
  documentList(
    service,
    checkAnswers(service, { ...answers, state }, { complete: false, today: '2026-11-21' }).answers,
    issuedOn
  )

/** Every way to answer the questions of a condition with the values it names, or with another. */
function waysToAnswer(condition: PlainCondition): Answers[] {
  if ('question' in condition) {
    const values = 'is' in condition ? [condition.is] : 'in' in condition ? condition.in : []
    return [...values, ''].map((value) => ({ [condition.question]: value }))
  }
  const parts =
    'not' in condition ? [condition.not] : 'all' in condition ? condition.all : 'any' in condition ? condition.any : []
  return parts.reduce<Answers[]>(
    (ways, part) => ways.flatMap((way) => waysToAnswer(part).map((more) => ({ ...way, ...more }))),
    [{}]
  )
}

it.each(library.services.map((service) => [service.meta.slug, service] as const))(
  'promises in every state what %s makes there: nothing certain is left out, nothing else is made',
  (slug, service) => {
    const fixtures = Object.values(loadFixtures(slug))
    for (const state of library.facts.states) {
      const promised = promisedPapers(service, state)
      if (!service.states.includes(state)) {
        expect([promised, refusalsIn(service, state)]).toEqual([[], [expect.objectContaining({ question: 'state' })]])
        continue
      }
      const certain = promised.filter((paper) => paper.certain).map(({ id, title }) => ({ id, title }))
      for (const { answers } of fixtures) {
        const made = madeIn(service, state, answers)
        expect({ state, made }).toEqual({ state, made: expect.arrayContaining(certain) })
        const listed = promised.map(({ id, title }) => ({ id, title }))
        expect({ state, listed }).toEqual({ state, listed: expect.arrayContaining(made) })
      }
      for (const { id, show_if } of promised) {
        if (show_if === undefined) continue
        const made = fixtures
          .flatMap(({ answers }) => waysToAnswer(show_if).map((way) => madeIn(service, state, { ...answers, ...way })))
          .flatMap((documents) => documents.map((document) => document.id))
        expect({ state, made }).toEqual({ state, made: expect.arrayContaining([id]) })
      }
    }
  }
)

it('promises no court papers where the court takes its own forms alone', () => {
  const divorce = serviceOf('uncontested-divorce')
  expect(titles(promisedPapers(divorce, 'CA'))).toEqual([
    'Official Form Worksheet',
    'Marital Settlement Agreement',
    'Schedule of Property and Debts'
  ])
  expect(titles(promisedPapers(divorce, 'TX'))).toEqual([
    'Original Petition for Divorce',
    'Agreement Incident to Divorce',
    'Schedule of Property and Debts',
    'Waiver of Service',
    'Final Decree of Divorce'
  ])
})

it('names no state without being asked for one, and says what a state still decides', () => {
  expect(titles(promisedPapers(serviceOf('uncontested-divorce')))).toEqual([
    'Petition for Divorce?',
    'Official Form Worksheet?',
    'Marital Settlement Agreement',
    'Schedule of Property and Debts',
    'Acceptance of Service?',
    'Proposed Decree of Divorce?'
  ])
})
