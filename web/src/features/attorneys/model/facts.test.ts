import { expect, it } from 'vitest'
import { builtInSamples } from './built-in-samples.ts'
import { factsOf } from './facts.ts'

const [sample] = builtInSamples('TX')
if (!sample) throw new Error('there are samples')
const lines = (changed: object, name: string) =>
  factsOf({ ...sample, ...changed }).find((fact) => fact.name === name)?.lines

it('shows the first two schools, three certifications and two case results', () => {
  const education = [1, 2, 3].map((n) => ({
    law_school: `School ${n}`,
    year: 2000 + n,
    honors: n === 1 ? 'cum laude' : null
  }))
  const case_results = [1, 2, 3].map((n) => ({ case_type: `Case ${n}`, result: 'Settled', year: 2020 }))
  expect(lines({ education }, 'Education')).toEqual(['School 1, 2001, cum laude', 'School 2, 2002'])
  expect(lines({ certifications: ['a', 'b', 'c', 'd'] }, 'Certifications')).toEqual(['a', 'b', 'c'])
  expect(lines({ case_results }, 'Case results')).toEqual(['Case 1: Settled (2020)', 'Case 2: Settled (2020)'])
})

it('leaves out what is not known', () => {
  expect(lines({}, 'Ratings')).toBeUndefined()
  expect(lines({}, 'Certifications')).toBeUndefined()
})
