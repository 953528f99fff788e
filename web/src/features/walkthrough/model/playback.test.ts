import { describe, expect, it } from 'vitest'
import { hasEnded, next, percentOf, previous, reset, shownStep, startAt, toggle } from './playback.ts'
import { steps } from './steps.ts'

describe('the demonstration', () => {
  it('has the seven steps and durations of the specification', () => {
    expect(steps.map(({ id }) => id)).toEqual([
      'welcome',
      'service-selection',
      'qualification',
      'payment',
      'questionnaire',
      'generation',
      'completion'
    ])
    expect(steps.map(({ seconds }) => seconds)).toEqual([3, 4, 5, 3, 6, 4, 3])
  })

  it('counts the steps that are done out of seven', () => {
    expect(percentOf(startAt(0, true))).toBe(0)
    expect(percentOf(startAt(3, true))).toBe(43)
    expect(percentOf(next(startAt(6, true)))).toBe(100)
  })

  it('stops at its end with the last step in sight, and begins again when played', () => {
    const end = next(startAt(6, true))
    expect([hasEnded(end), shownStep(end), end.playing]).toEqual([true, 6, false])
    expect(toggle(end)).toEqual({ completed: 0, playing: true })
  })

  it('goes back from the end to the step before the last, and never before the first', () => {
    expect(shownStep(previous(next(startAt(6, false))))).toBe(5)
    expect(shownStep(previous(startAt(0, true)))).toBe(0)
  })

  it('goes back to the beginning and waits when reset', () => {
    expect(reset()).toEqual({ completed: 0, playing: false })
  })
})
