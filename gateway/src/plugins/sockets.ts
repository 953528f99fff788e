import type { Duplex } from 'node:stream'
import { clientAddress } from '@formwright/kit/http/client-address'
import { HttpError, tooManyRequests } from '@formwright/kit/http/errors'
import { isHandshake } from '@formwright/kit/http/upgrades'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestHeaders } from './guards/forwarded-headers.ts'

/** Open at once, from everybody. */
const SOCKETS = 4_000
/** Open at once from one client address. More than the chat takes itself: its refusal is one that a browser can read. */
const SOCKETS_PER_ADDRESS = 60
const RETRY_AFTER_SECONDS = 10
/** What a client may say at once; a service says whole histories. */
const MOST_FROM_CLIENT_BYTES = 16_384
const MOST_FROM_SERVICE_BYTES = 4_194_304
const HANDSHAKE_MS = 2_000
const FAREWELL_MS = 1_000

interface Socket {
  readonly bufferedAmount: number
  terminate(): void
}

/** Refuses a socket that a page of another site opens, and one too many. */
export function guardSockets(app: FastifyInstance): void {
  const open = new Map<string, number>()
  const all = new Set<Duplex>()
  // The proxy says goodbye to everybody; who does not answer would hold the closing up.
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of all) socket.destroy()
    }, FAREWELL_MS).unref()
  })
  app.addHook('onRequest', async (request) => {
    if (!isHandshake(request.raw)) return
    if (!isOwnPage(request)) throw new HttpError(403, 'foreign-origin', 'Open this from our own pages')
    const address = clientAddress(request.ip)
    const ofAddress = open.get(address) ?? 0
    if (all.size >= SOCKETS || ofAddress >= SOCKETS_PER_ADDRESS) {
      throw tooManyRequests('Too many chats are open here.', RETRY_AFTER_SECONDS)
    }
    const { socket } = request.raw
    all.add(socket)
    open.set(address, ofAddress + 1)
    socket.once('close', () => {
      all.delete(socket)
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}

/** A browser always says where a page comes from; a program that is none says nothing and carries nobody's cookies. */
function isOwnPage({ headers: { origin, host } }: FastifyRequest): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** How the proxy passes a socket on: bounded both ways, and nobody's buffer grows because nobody reads. */
export const socketOptions = () => ({
  websocket: true as const,
  wsServerOptions: { maxPayload: MOST_FROM_CLIENT_BYTES, perMessageDeflate: false, autoPong: false },
  // A service's ping is answered by the browser alone: an answer of ours would hide that it is gone.
  wsClientOptions: {
    maxPayload: MOST_FROM_SERVICE_BYTES,
    perMessageDeflate: false,
    autoPong: false,
    handshakeTimeout: HANDSHAKE_MS,
    rewriteRequestHeaders: (_headers: unknown, request: FastifyRequest) => requestHeaders(request, request.headers)
  },
  wsHooks: {
    onOutgoingMessage: (_context: unknown, client: Socket) => dropWhenBehind(client),
    onIncomingMessage: (_context: unknown, _client: Socket, service: Socket) => dropWhenBehind(service)
  }
})

function dropWhenBehind(reader: Socket): void {
  if (reader.bufferedAmount > MOST_FROM_SERVICE_BYTES) reader.terminate()
}
