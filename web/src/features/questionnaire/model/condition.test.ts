import { describe, expect, it } from 'vitest'
import { holds } from './condition.ts'

const look = (question: string) => ({ married: 'Yes', state: 'TX' })[question] ?? ''

describe('a condition', () => {
  it('always holds when there is none', () => {
    expect(holds(undefined, look)).toBe(true)
  })

  it('compares one answer, or looks for it in a list', () => {
    expect(holds({ question: 'married', is: 'Yes' }, look)).toBe(true)
    expect(holds({ question: 'married', is: 'No' }, look)).toBe(false)
    expect(holds({ question: 'state', in: ['CA', 'TX'] }, look)).toBe(true)
  })

  it('joins and turns conditions round', () => {
    const texan = { question: 'state', is: 'TX' }
    const single = { question: 'married', is: 'No' }
    expect(holds({ all: [texan, { not: single }] }, look)).toBe(true)
    expect(holds({ any: [single, { question: 'state', is: 'CA' }] }, look)).toBe(false)
  })

  it('does not hold for a question nobody answered', () => {
    expect(holds({ question: 'children', is: 'Yes' }, look)).toBe(false)
  })
})
