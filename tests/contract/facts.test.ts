import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { consumers as attorney } from '@formwright/attorney/consumers/index'
import { consumers as auth } from '@formwright/auth/consumers/index'
import { consumers as catalog } from '@formwright/catalog/consumers/index'
import { consumers as checkout } from '@formwright/checkout/consumers'
import { consumers as documents } from '@formwright/documents/consumers'
import { consumers as worker } from '@formwright/documents/worker/jobs/consumers'
import { settlementConsumers } from '@formwright/kit/consumer'
import { consumers as notifications } from '@formwright/notifications/consumers/index'
import type { Reader } from '@formwright/proto-events'
import { facts, factsOf, readingsOf } from '@formwright/proto-events/readings'
import { consumers as supportChat } from '@formwright/support-chat/consumers/index'
import { expect, it } from 'vitest'
import { databaseNames, roleNames } from '../../deploy/local/databases.ts'
import { root } from '../../deploy/local/settings.ts'

// What they act with is reached for when a fact arrives.
const nothing = {} as never
const registered: Record<Reader, { name: string }[]> = {
  catalog,
  auth,
  checkout: checkout(nothing),
  documents: documents(nothing),
  'documents-worker': worker(nothing, 1),
  attorney,
  'support-chat': supportChat,
  notifications
}
const programs = Object.keys(registered) as Reader[]
const nameOf = (role: string) => role.replaceAll('_', '-')

it.each(programs)('%s reads the facts that name it as a reader, and no other', (program) => {
  const reading = [...registered[program], ...settlementConsumers(program)].map(({ name }) => name)
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
  const files = databaseNames
    .map(nameOf)
    .flatMap((owner) =>
      readdirSync(folder, { recursive: true }).filter((file) => file.toString().startsWith(`${owner}/`))
    )
  const paths = databaseNames
    .map(nameOf)
    .flatMap((owner) => factsOf(owner as Reader).map(({ type }) => `${owner}/${type.replaceAll('.', '-')}.ts`))
  expect(paths.sort()).toEqual(files.sort())
})

it('names programs that have a user on the broker', () => {
  expect(programs.sort()).toEqual(roleNames.map(nameOf).sort())
})
