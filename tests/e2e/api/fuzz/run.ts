import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Person } from '../../../contract/access-matrix.ts'
import { eventually } from '../../../support/eventually.ts'
import { type Route, routes } from '../../../support/open-api.ts'
import { requestOf } from '../requests.ts'
import { bearer, type World } from '../world.ts'
import { complaintsAbout } from './complaints.ts'
import { placesOf, type Wire } from './places.ts'
import { sender } from './send.ts'

const REQUESTS = process.env['FORMWRIGHT_FULL'] === '1' ? 10_000 : 1_000
/** At once: enough to keep the services busy, too few to meet their limits on what may wait. */
const WIDTH = 8
const SENDERS: readonly Person[] = ['anonymous', 'owner', 'admin']

interface Case {
  route: Route
  place: string
  wire: Wire
}

/** Requests that are wrong at one place each, spread over all places of all routes. The same seed gives the same ones. */
async function makeCases(world: World, seed: number): Promise<Case[]> {
  // Requests that end a session get one of their own to end.
  const spare = await world.signIn('other')
  const targets = (
    await Promise.all(
      routes.map(async (route) => {
        const good = await requestOf(route, world, 'owner')
        return placesOf(route, good).map((place) => ({ route, good, place }))
      })
    )
  ).flat()
  const each = Math.ceil(REQUESTS / targets.length)
  const cases = targets.flatMap(({ route, good, place: { name, spoilt } }, index) =>
    fc
      .sample(fc.tuple(spoilt, fc.constantFrom(...SENDERS)), { numRuns: each, seed: seed + index })
      .map(([spoil, person]): Case => {
        const wire = spoil(good)
        const token = bearer(good.endsSession && person !== 'anonymous' ? spare : world.tokens[person])
        return { route, place: name, wire: { ...wire, headers: { ...token, ...wire.headers } } }
      })
  )
  const [chosen = []] = fc.sample(fc.shuffledSubarray(cases, { minLength: REQUESTS, maxLength: REQUESTS }), {
    numRuns: 1,
    seed
  })
  return chosen
}

/** Just below and just above what the gateway lets in, here and on the routes that take answers. */
const SIZES = [200_000, 262_145, 1_000_000, 1_048_577]

/** `FUZZ_SEED` repeats a run. */
export function fuzzTests(world: World): void {
  it('reads or refuses a large body, and never breaks the connection over it', async () => {
    const { send, close } = sender(world.system.ports.gateway, WIDTH)
    const found: string[] = []
    for (const route of routes) {
      const good = await requestOf(route, world, 'owner')
      if (good.body === undefined) continue
      for (const size of SIZES) {
        // No JSON: what is read is refused, so that nothing comes of it.
        const body = Buffer.from(`${JSON.stringify(good.body)}x`.padEnd(size))
        const headers = { 'content-type': 'application/json', ...bearer(world.tokens.owner) }
        const { status } = await send({ method: good.method, path: good.path, headers, body })
        if (status < 400 || status >= 500) found.push(`${status} for ${size} bytes: ${route.route}`)
      }
    }
    close()
    expect(found).toEqual([])
  })

  it(
    `answers ${REQUESTS} spoilt requests without falling over or talking about itself`,
    async () => {
      const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
      process.stdout.write(`fuzz: FUZZ_SEED=${seed}\n`)
      const cases = await makeCases(world, seed)
      const before = processes(world)
      const { send, close } = sender(world.system.ports.gateway, WIDTH)
      const found: string[] = []
      const queue = cases.values()
      const work = async () => {
        for (const { route, place, wire } of queue) {
          const complaints = await send(wire).then(
            (answer) => complaintsAbout(route, wire, answer),
            (error: Error) => [error.message]
          )
          found.push(...complaints.map((complaint) => `${complaint}: ${place} of ${route.route}: ${shown(wire)}`))
        }
      }
      await Promise.all(Array.from({ length: WIDTH }, work))
      close()
      expect(found, `FUZZ_SEED=${seed}`).toEqual([])
      expect(processes(world), `a process died: FUZZ_SEED=${seed}`).toEqual(before)
      await eventually(async () => expect((await world.call('GET', '/readyz')).status).toBe(200), 20_000, 500)
    },
    REQUESTS * 120
  )
}

const processes = ({ system }: World) =>
  system.names().map((name) => ({ name, pid: system.pid(name), restarts: system.restarts(name) }))

const shown = ({ method, path, headers, body }: Wire) => {
  const { authorization, ...others } = headers
  const who = authorization === undefined ? 'anonymous' : 'with a token'
  const text = body?.toString('latin1') ?? ''
  return `${method} ${path.slice(0, 200)} ${who} ${JSON.stringify(others).slice(0, 200)} ${text.slice(0, 400)} (${text.length} bytes)`
}
