import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { serveLook } from '../local/look.ts'
import { apiRoutes } from './api.ts'
import { cardRoutes } from './card-routes.ts'
import { controlRoutes } from './control.ts'
import { openFaults } from './faults.ts'
import { type Form, parseForm } from './form.ts'
import { openJournal } from './journal.ts'
import { openTill } from './till.ts'
import { openWebhooks } from './webhooks.ts'

/** What the sandbox needs to know. */
export type SandboxOptions = {
  /** Where its journal lies. */
  dataDir: string
  /** The address of the card page, as a browser reaches it. */
  publicUrl: string
  /** Where events are sent. */
  webhookUrl: string
  secretKey: string
  webhookSecret: string
}

/** Builds the payment sandbox: Stripe's API (in part), the card page, and levers for tests. `close` the app to end it. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const journal = openJournal(join(options.dataDir, 'journal.jsonl'))
  const webhooks = openWebhooks({ journal, url: options.webhookUrl, secret: options.webhookSecret })
  const till = openTill({ journal, publicUrl: options.publicUrl.replace(/\/$/, ''), emit: webhooks.emit })
  const faults = openFaults()
  const app = Fastify({
    logger: false,
    bodyLimit: 262_144,
    forceCloseConnections: true,
    routerOptions: { querystringParser: readQuery, maxParamLength: 256 }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', "default-src 'none'")
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', () => ({ status: 'ok' }))
  serveLook(app)
  cardRoutes(app, { journal, till })
  await app.register(async (api) => apiRoutes(api, { journal, till, faults, secretKey: options.secretKey }), {
    prefix: '/v1'
  })
  await app.register(async (control) => controlRoutes(control, { journal, till, webhooks, faults }), {
    prefix: '/_sandbox'
  })

  const onTick = (): void => {
    till.expireDue()
    till.sendBackDue()
  }
  const clock = setInterval(() => journal.together(onTick), 1_000)
  clock.unref()
  app.addHook('onClose', async () => {
    clearInterval(clock)
    webhooks.close()
    journal.close()
  })
  return app
}

/** A query with forbidden names counts as empty: the router has no way to refuse it. */
function readQuery(query: string): Form {
  try {
    return parseForm(query)
  } catch {
    return {}
  }
}
