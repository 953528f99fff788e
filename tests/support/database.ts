import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { migrate } from '@formwright/kit/postgres/migrate'
import { createLogger } from '@formwright/kit/process/log'
import { roleOf, type ServiceName } from '@formwright/proto-events/services'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { root } from '../../deploy/local/settings/settings.ts'
import { ROLE_PASSWORD } from './setup.ts'

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
  await asSuperuser(`create database ${name} owner ${role}`)
  const url = addressOf(role, name)
  await migrate(url, join(root, 'services', service, 'migrations'), testLog)
  afterAll(() => dropWhenUnused(name))
  return url
}

/** The same database as another role, for the worker: `asRole(url, 'documents_worker')`. */
export function asRole(url: string, role: string): string {
  return addressOf(role, new URL(url).pathname.slice(1))
}

function addressOf(role: string, database: string): string {
  const address = new URL(inject('servers').postgresUrl)
  address.username = role
  address.password = ROLE_PASSWORD
  address.pathname = `/${database}`
  return address.href
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
