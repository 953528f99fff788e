import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp as gateway } from '@formwright/gateway/app'
import { joinOpenApi, type OpenApiDocument } from '@formwright/gateway/open-api'
import { upstreamsAt } from '@formwright/gateway/upstreams'
import { openDatabase } from '@formwright/kit/postgres/database'
import { createLogger, type Logger } from '@formwright/kit/process/log'
import type { FastifyInstance } from 'fastify'
import { makeContext } from '../local/context.ts'
import { programEnv, services } from '../local/processes/processes.ts'
import { loadSecrets } from '../local/settings/secrets.ts'
import { readPorts, root } from '../local/settings/settings.ts'

/** Every call of the site in one document. The services' HTTP is built as local boot would configure it, never started. */
export const joinedOpenApi = async () =>
  joinOpenApi({ ...(await serviceDocuments()), gateway: await gatewayDocument() })

async function serviceDocuments(): Promise<Record<string, OpenApiDocument>> {
  const log = createLogger('generate', 'silent')
  const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing', log)
  const dataDir = mkdtempSync(join(tmpdir(), 'formwright-generate-'))
  const context = makeContext({ env: {}, ports: readPorts({}), dataDir, secrets: loadSecrets(dataDir) })
  const { env } = process
  try {
    const found = []
    for (const program of services) {
      process.env = programEnv(program, context)
      found.push([program.name, await documentOf(program.name, { db, log })] as const)
    }
    return Object.fromEntries(found)
  } finally {
    process.env = env
    rmSync(dataDir, { recursive: true })
    await db.destroy()
  }
}

async function documentOf(service: string, given: { db: unknown; log: Logger }): Promise<OpenApiDocument> {
  const { loadConfig } = (await import(`@formwright/${service}/config`)) as { loadConfig: () => unknown }
  const { buildApp } = (await import(`@formwright/${service}/app`)) as {
    buildApp: (options: object) => FastifyInstance
  }
  const app = buildApp({ ...given, config: loadConfig() })
  await app.ready()
  const document = app.swagger() as OpenApiDocument
  await app.close()
  return document
}

async function gatewayDocument(): Promise<OpenApiDocument> {
  const app = await gateway({
    upstreams: upstreamsAt(() => 'http://127.0.0.1:1'),
    limits: {
      rates: { general: 1, login: 1, promo: 1, preview: 1, refused: 1 },
      bodies: { general: 1_024, answers: 1_024 }
    },
    trustProxy: false,
    publicKeys: '{"keys":[]}',
    internalSecret: 'only to build the routes',
    webRoot: root,
    origin: 'http://localhost:8080',
    brokerConnected: () => false,
    log: createLogger('generate', 'silent')
  })
  await app.ready()
  const document = app.swagger() as OpenApiDocument
  await app.close()
  return document
}
