import { describe, expect, it } from 'vitest'
import { CASES_DAY, cases, casesForm } from './cases.ts'
import { holds } from './condition.ts'
import { lookIn, stepsOf } from './look.ts'

describe.each(cases)('$says', ({ condition, holds: held, fails }) => {
  const decide = (answers: (typeof held)[number]) => {
    const steps = stepsOf(casesForm, answers, CASES_DAY)
    return holds(condition, lookIn(steps, answers, CASES_DAY))
  }

  it.each(held)('holds for %j', (answers) => {
    expect(decide(answers)).toBe(true)
  })

  it.each(fails)('does not hold for %j', (answers) => {
    expect(decide(answers)).toBe(false)
  })
})
