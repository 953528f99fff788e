import { randomBytes } from 'node:crypto'
import { createLogger } from '@formwright/kit/process/log'
import { roleOf, type ServiceName } from '@formwright/proto-events/services'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { addressOf, templateOf } from './database-address.ts'

export const testLog = createLogger('test', process.env['TEST_LOG_LEVEL'] ?? 'silent')
/** The broker of the files that run in this worker, one after the other. */
export const natsUrl = () => inject('servers').natsUrls[Number(process.env['VITEST_POOL_ID']) - 1] as string
export const chromiumPath = () => inject('servers').chromiumPath

/**
 * A fresh, migrated database of a service; its address logs in as the service's own role. Dropped after the file's
 * tests, which fails when one of them left a connection open. Call it at the top of a test file.
 */
export async function testDatabase(service: ServiceName): Promise<string> {
  const role = roleOf(service)
  const name = `test_${role}_${randomBytes(6).toString('hex')}`
  await asSuperuser(`create database ${name} template ${templateOf(service)} owner ${role}`)
  afterAll(() => dropWhenUnused(name))
  return addressOf(inject('servers').postgresUrl, role, name)
}

/** The same database as another role, for the worker: `asRole(url, 'documents_worker')`. */
export function asRole(url: string, role: string): string {
  return addressOf(url, role, new URL(url).pathname.slice(1))
}

async function dropWhenUnused(name: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await asSuperuser(`drop database ${name}`)
    } catch (error) {
      if (attempt === 20) throw new Error(`A test left a connection to ${name} open`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function asSuperuser(statement: string) {
  const client = new pg.Client({ connectionString: inject('servers').postgresUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
