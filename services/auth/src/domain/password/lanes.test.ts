import { expect, it } from 'vitest'
import { lanes } from './lanes.ts'

it('never runs more at once than it has lanes, and runs everything', async () => {
  const inLane = lanes({ parallel: 2, waiting: 10 })
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 2))
    return --running
  }
  await Promise.all(Array.from({ length: 9 }, () => inLane(work)))
  expect([most, running]).toEqual([2, 0])
})

it('frees the lane when work fails', async () => {
  const inLane = lanes({ parallel: 1, waiting: 1 })
  await expect(inLane(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inLane(async () => 'fine')).resolves.toBe('fine')
})

it('refuses with 503 when too many wait', async () => {
  const inLane = lanes({ parallel: 1, waiting: 0 })
  let finish: () => void = () => undefined
  const first = inLane(() => new Promise<void>((resolve) => (finish = resolve)))
  await expect(inLane(async () => 1)).rejects.toMatchObject({ status: 503 })
  finish()
  await first
})
