import { expect, it } from 'vitest'
import { isPermanent, labelOf, nextAttemptIn, Undeliverable } from './failures.ts'

const smtp = (code: string, responseCode?: number) =>
  Object.assign(new Error(`${responseCode} ada@example.com: no`), { code, responseCode })

it('gives up a mail that the server will never take, and only that', () => {
  expect([smtp('EENVELOPE', 550), smtp('EMESSAGE', 554), new Undeliverable('x')].map(isPermanent)).toEqual([
    true,
    true,
    true
  ])
  const passing = [
    smtp('EENVELOPE', 451),
    smtp('EAUTH', 535),
    smtp('ECONNECTION'),
    smtp('EPROTOCOL', 554),
    new Error('x')
  ]
  expect(passing.map(isPermanent)).toEqual([false, false, false, false, false])
})

it('waits longer and longer, and a day at most', () => {
  const owedSince = new Date('2026-01-01T00:00:00Z')
  const delays = [1, 2, 3, 4, 5, 6, 7, 30].map((attempts) => nextAttemptIn(attempts, { owedSince, now: owedSince }))
  expect(delays).toEqual([5, 15, 60, 300, 900, 1_800, 3_600, 3_600])
  expect(nextAttemptIn(3, { owedSince, now: new Date('2026-01-02T00:00:00Z') })).toBeUndefined()
})

it('keeps addresses out of the log', () => {
  expect(labelOf(smtp('EENVELOPE', 550))).toBe('EENVELOPE 550')
  expect(labelOf(new Undeliverable('ada@example.com'))).toBe('Undeliverable')
})
