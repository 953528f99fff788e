import { expect, it } from 'vitest'
import type { Answer } from '../../support/customer.ts'
import { eventually } from '../../support/eventually.ts'
import type { Call, CallTable } from './call.ts'
import { bearer, type World } from './world.ts'

/** Asks every row of a call table, and compares what its user reads of the answer. */
export function callTableTests(world: World, calls: CallTable): void {
  it.each(Object.entries(calls))('%s', async (_row, callOf) => {
    const call = callOf(world)
    // A blank form that is being made says so, and when to ask again.
    const answer = await eventually(async () => {
      const given = await send(world, call)
      expect(given.status).not.toBe(503)
      return given
    }, 30_000)
    expect(answer).toEqual({ status: call.status, body: call.answer ?? expect.anything() })
  })
}

async function send(world: World, { method, path, as = 'anonymous', payload }: Call): Promise<Answer> {
  const [article] = path.includes('{article}') ? (await world.call('GET', '/api/help/articles')).body.articles : []
  return world.call(method, path.replace('{article}', article?.id), payload, bearer(world.tokens[as]))
}
