import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { settlementConsumers } from '@formwright/kit/facts/consumer'
import type { Reader } from '@formwright/proto-events'
import { facts, factsOf, readingsOf } from '@formwright/proto-events/readings'
import { roleOf, serviceNames } from '@formwright/proto-events/services'
import { expect, it } from 'vitest'
import { roleNames } from '../../deploy/local/databases.ts'
import { root } from '../../deploy/local/settings/settings.ts'

type Consumers = { name: string }[]

/** What a program acts upon. What it acts with is reached for when a fact arrives. */
async function registeredIn(module: string): Promise<Consumers> {
  const { consumers } = (await import(module)) as { consumers: Consumers | ((context: never) => Consumers) }
  return typeof consumers === 'function' ? consumers({} as never) : consumers
}

const programs: Reader[] = [...serviceNames, 'documents-worker']
const moduleOf = (program: Reader) =>
  program === 'documents-worker' ? '@formwright/documents/worker/jobs/consumers' : `@formwright/${program}/consumers`

it.each(programs)('%s reads the facts that name it as a reader, and no other', async (program) => {
  const reading = [...(await registeredIn(moduleOf(program))), ...settlementConsumers(program)].map(({ name }) => name)
  expect(reading.sort()).toEqual(
    readingsOf(program)
      .map(({ durable }) => durable)
      .sort()
  )
})

it('keeps a place on the broker for each reading, which no other has', () => {
  const durables = programs.flatMap((program) => readingsOf(program).map(({ durable }) => durable))
  expect(durables.filter((durable, index) => durables.indexOf(durable) !== index)).toEqual([])
})

it('tells no fact that nobody hears', () => {
  const heard = new Set(programs.flatMap((program) => readingsOf(program).map(({ event }) => event)))
  expect(facts.filter((fact) => !heard.has(fact)).map(({ type }) => type)).toEqual([])
})

it('knows every fact that has a file, in the folder of its owner and under its own name', () => {
  const folder = join(root, 'proto-events/src')
  const files = serviceNames.flatMap((owner) =>
    readdirSync(folder, { recursive: true }).filter((file) => file.toString().startsWith(`${owner}/`))
  )
  const paths = serviceNames.flatMap((owner) =>
    factsOf(owner).map(({ type }) => `${owner}/${type.replaceAll('.', '-')}.ts`)
  )
  expect(paths.sort()).toEqual(files.sort())
})

it('names programs that have a user on the broker', () => {
  expect(programs.map(roleOf).sort()).toEqual([...roleNames].sort())
})
