import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { DeadlineError, unlessAborted, within } from './deadline.ts'

it('hands on what came in time, also a failure', async () => {
  expect(await within(1_000, 'Printing', Promise.resolve('done'))).toBe('done')
  await expect(within(1_000, 'Printing', Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it('gives up at the deadline and says on what', async () => {
  const late = within(10, 'Printing', sleep(10_000, undefined, { ref: false }))
  await expect(late).rejects.toThrow(new DeadlineError('Printing', 10))
})

it('gives up when the signal does, before or during the work', async () => {
  await expect(unlessAborted(AbortSignal.abort(new Error('over')), sleep(1_000))).rejects.toThrow('over')
  const soon = new AbortController()
  const work = unlessAborted(soon.signal, sleep(10_000, undefined, { ref: false }))
  soon.abort(new Error('over'))
  await expect(work).rejects.toThrow('over')
  expect(await unlessAborted(undefined, Promise.resolve(1))).toBe(1)
})
