import type { Writable } from 'node:stream'
import { clientAddress } from '@formwright/kit/http/client-address'
import { tooManyRequests } from '@formwright/kit/http/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Open at once, from everybody; each holds a connection to a service. */
export const STREAMS = 4_000
/** Open at once from one client address. A page that gets none asks every few seconds instead. */
const STREAMS_PER_ADDRESS = 40
const RETRY_AFTER_SECONDS = 10

export interface OpenStreams {
  add(response: Writable): void
  /** `onRequest` hook: counts a stream until its answer ends, and refuses one too many with 429. */
  limit(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** Ends the open event streams when the gateway closes: they would hold it up, and browsers connect again elsewhere. */
export function trackStreams(app: FastifyInstance): OpenStreams {
  const open = new Set<Writable>()
  const perAddress = new Map<string, number>()
  app.addHook('preClose', async () => {
    for (const response of open) response.destroy()
  })
  const count = (address: string, change: 1 | -1) => {
    const streams = (perAddress.get(address) ?? 0) + change
    if (streams === 0) perAddress.delete(address)
    else perAddress.set(address, streams)
  }
  return {
    add(response) {
      open.add(response)
      response.once('close', () => open.delete(response))
    },
    async limit(request, reply) {
      const address = clientAddress(request.ip)
      if ((perAddress.get(address) ?? 0) >= STREAMS_PER_ADDRESS) {
        throw tooManyRequests('Too many pages are waiting for documents here.', RETRY_AFTER_SECONDS)
      }
      count(address, 1)
      reply.raw.once('close', () => count(address, -1))
    }
  }
}
