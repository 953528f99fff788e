import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export interface OpenStreams {
  add(response: Writable): void
}

/** Ends the open event streams when the gateway closes: they would hold it up, and browsers connect again elsewhere. */
export function trackStreams(app: FastifyInstance): OpenStreams {
  const open = new Set<Writable>()
  app.addHook('preClose', async () => {
    for (const response of open) response.destroy()
  })
  return {
    add(response) {
      open.add(response)
      response.once('close', () => open.delete(response))
    }
  }
}
