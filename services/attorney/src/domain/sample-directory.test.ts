import { expect, it } from 'vitest'
import { sampleDirectory } from './sample-directory.ts'
import { STATES } from './states.ts'

const all = sampleDirectory()

it('is the same every time', () => expect(sampleDirectory()).toEqual(all))

it('has at least six people in each state, who cover 24 practice areas', () => {
  for (const { code } of STATES) {
    const there = all.filter((attorney) => attorney.state === code)
    expect(there.length).toBeGreaterThanOrEqual(6)
    expect(new Set(there.flatMap((attorney) => attorney.specialties)).size).toBe(24)
  }
})

it('says of everybody that he is fictional, and names nobody twice', () => {
  expect(new Set(all.map((attorney) => attorney.name)).size).toBe(all.length)
  for (const attorney of all) {
    expect(attorney).toMatchObject({
      source: 'sample',
      verified: false,
      firm: expect.stringMatching(/^Sample /),
      bar_number: expect.stringMatching(/^SAMPLE-/),
      phone: expect.stringMatching(/^\(\d{3}\) 555-01\d\d$/),
      email: expect.stringMatching(/^[a-z]+\.[a-z]+@example\.com$/)
    })
  }
})

it('asks plausible fees', () => {
  for (const { hourly_rate_cents, contingency_percent } of all) {
    expect(hourly_rate_cents ?? contingency_percent).not.toBeNull()
    if (hourly_rate_cents) expect(hourly_rate_cents).toSatisfy((cents: number) => cents >= 10_000 && cents <= 70_000)
  }
})
