import { join } from 'node:path'
import { migrate } from '@formwright/kit/postgres/migrate'
import { createLogger } from '@formwright/kit/process/log'
import { roleOf, serviceNames } from '@formwright/proto-events/services'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../deploy/local/chromium.ts'
import { silentReport } from '../../deploy/local/console.ts'
import { roleNames } from '../../deploy/local/databases.ts'
import { root } from '../../deploy/local/settings/settings.ts'
import { addressOf, ROLE_PASSWORD, templateOf } from './database-address.ts'
import { startServers } from './servers.ts'

/** Starts the servers once for all integration tests and tells the tests where they are. */
export default async function setup(project: TestProject) {
  const servers = await startServers(project.config.maxWorkers)
  await makeTemplates(servers.postgresUrl)
  project.provide('servers', {
    postgresUrl: servers.postgresUrl,
    natsUrls: servers.natsUrls,
    chromiumPath: findChromium(process.env, join(root, '.local'), silentReport).path
  })
  return () => servers.stop()
}

async function makeTemplates(postgresUrl: string) {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  for (const role of roleNames) await client.query(`create role ${role} login password '${ROLE_PASSWORD}'`)
  for (const service of serviceNames) {
    await client.query(`create database ${templateOf(service)} owner ${roleOf(service)}`)
    const url = addressOf(postgresUrl, roleOf(service), templateOf(service))
    await migrate(url, join(root, 'services', service, 'migrations'), createLogger('test', 'silent'))
  }
  await client.end()
}

declare module 'vitest' {
  interface ProvidedContext {
    servers: { postgresUrl: string; natsUrls: string[]; chromiumPath: string }
  }
}
