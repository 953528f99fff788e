import { expect, it } from 'vitest'
import { accessMatrix, PERSONS, type Person } from '../../contract/access-matrix.ts'
import { eventually } from '../../support/eventually.ts'
import { complaints, routes } from '../../support/open-api.ts'
import { requestOf } from './requests.ts'
import { bearer, type World } from './world.ts'

/** The owner last: what is theirs may be gone afterwards. */
const ORDER: readonly Person[] = ['anonymous', 'other', 'support', 'admin', 'owner']

/** Asks each route as each person and compares the statuses with the row of the matrix, the answers with their schemas. */
export function accessTests(world: World): void {
  it.each(routes)('answers $route to each person as the access matrix says', async (route) => {
    const statuses: Partial<Record<Person, number>> = {}
    for (const person of ORDER) {
      const request = await requestOf(route, world, person)
      const ask = async () => {
        const { method, path, body } = request
        const answer = await world.call(method, path, body, bearer(world.tokens[person]))
        const schema = route.operation.responses[answer.status]?.content?.['application/json']?.schema
        if (schema) expect(complaints(schema, answer.body), `what ${person} read is not what it says`).toEqual([])
        return answer.status
      }
      const status = await ask()
      // A blank form that is being made is worth waiting for.
      statuses[person] = status === 503 ? await eventually(async () => known(await ask()), 30_000, 500) : status
      if (request.endsSession) world.tokens[person] = await world.signIn(person)
    }
    const row = accessMatrix[route.route] ?? []
    const expected = Object.fromEntries(PERSONS.map((person, index) => [person, row[index]]))
    expect(statuses, 'a row of tests/contract/access-matrix.ts').toEqual(expected)
  })
}

function known(status: number): number {
  expect(status).not.toBe(503)
  return status
}
