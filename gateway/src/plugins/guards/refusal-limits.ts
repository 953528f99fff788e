import { clientAddress } from '@formwright/kit/http/client-address'
import { tooManyRequests } from '@formwright/kit/http/errors'
import type { FastifyInstance } from 'fastify'

const WINDOW_MS = 60_000
const ADDRESSES_REMEMBERED = 20_000

/**
 * For a route whose sender is known by a signature that the service checks: counts what it refuses, by client address,
 * and turns an address away that is refused too often. One that has sent something signed is never turned away, so that
 * nobody behind the same proxy can silence it. Counted in this process alone.
 */
export function limitRefusals(app: FastifyInstance, perMinute: number): void {
  const signed = new Set<string>()
  const refused = new Map<string, { times: number; endsAt: number }>()

  app.addHook('onRequest', async ({ ip }) => {
    const address = clientAddress(ip)
    const { times, endsAt } = refused.get(address) ?? { times: 0, endsAt: 0 }
    const left = endsAt - Date.now()
    if (times >= perMinute && left > 0 && !signed.has(address)) {
      throw tooManyRequests('Too many requests. Please wait a moment and try again.', left / 1000)
    }
  })
  app.addHook('onResponse', async ({ ip }, { statusCode }) => {
    const address = clientAddress(ip)
    if (statusCode < 300) signed.add(address)
    else if (statusCode < 500 && statusCode !== 429) countRefusal(address)
  })

  function countRefusal(address: string): void {
    const before = refused.get(address)
    const goesOn = before !== undefined && before.endsAt > Date.now()
    refused.delete(address)
    refused.set(address, goesOn ? { ...before, times: before.times + 1 } : { times: 1, endsAt: Date.now() + WINDOW_MS })
    const [oldest] = refused.size > ADDRESSES_REMEMBERED ? refused.keys() : []
    if (oldest !== undefined) refused.delete(oldest)
  }
}
