import Fastify, { type FastifyInstance } from 'fastify'
import { serveLook } from '../local/look.ts'
import { apiRoutes } from './api.ts'
import { pageRoutes } from './pages.ts'
import { createSmtp } from './smtp.ts'
import { openMailStore } from './store.ts'

/** A mailbox: SMTP in, a page and a subset of Mailpit's HTTP API out. */
export type Mailbox = {
  app: FastifyInstance
  /** Port 0 takes any; the ports in use are returned. SMTP stays on loopback. */
  listen: (at: { host: string; port: number; smtpPort: number }) => Promise<{ port: number; smtpPort: number }>
  close: () => Promise<void>
}

/** Builds the mailbox on a folder of .eml files, which survive a restart. */
export async function buildMailbox(options: { dataDir: string }): Promise<Mailbox> {
  const store = await openMailStore(options.dataDir)
  const smtp = createSmtp(store)
  const app = Fastify({ logger: false, forceCloseConnections: true })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', "default-src 'none'")
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', () => ({ status: 'ok' }))
  serveLook(app)
  apiRoutes(app, store)
  pageRoutes(app, store)
  return {
    app,
    listen: async ({ host, port, smtpPort }) => {
      await new Promise<void>((resolve, reject) => {
        smtp.once('error', reject)
        smtp.listen(smtpPort, '127.0.0.1', () => resolve())
      })
      // A client that hangs up in the middle of a message is no reason to end.
      smtp.on('error', () => {})
      await app.listen({ host, port })
      const web = app.server.address()
      const mail = smtp.server.address()
      return {
        port: typeof web === 'object' && web ? web.port : port,
        smtpPort: typeof mail === 'object' && mail ? mail.port : smtpPort
      }
    },
    close: async () => {
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
      await app.close()
    }
  }
}
