import type { ServiceName } from '@formwright/proto-events/services'
import pg from 'pg'
import { expect, it } from 'vitest'
import { testDatabase } from '../../support/database.ts'
import { columns, marksOf } from './marks.ts'

async function columnsIn(service: ServiceName): Promise<string[]> {
  const client = new pg.Client({ connectionString: await testDatabase(service) })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations'`)
  await client.end()
  return rows.map(({ name }) => name).sort()
}

const services = Object.keys(marksOf) as ServiceName[]
const databases = new Map(await Promise.all(services.map(async (name) => [name, await columnsIn(name)] as const)))

it.each(services)("says of each column of %s's database whether it is a person's", (service) => {
  const marked = columns.filter((column) => column.service === service).map(({ table, column }) => `${table}.${column}`)
  expect(databases.get(service)).toEqual(marked.sort())
})

it('gives a reason in words for whatever is not shown or not erased', () => {
  const empty = columns.filter(({ reasons }) => Object.values(reasons).some((reason) => !/\w+ \w+/.test(reason)))
  expect(empty.map(({ name }) => name)).toEqual([])
})
