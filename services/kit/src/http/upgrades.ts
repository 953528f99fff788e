import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const opened = new WeakSet<IncomingMessage>()

/** Whether a request was let through as the handshake of a WebSocket. */
export const isHandshake = (request: IncomingMessage): boolean => opened.has(request)

/**
 * Which requests may leave HTTP: a WebSocket's handshake at `path`, and without a path none. Any other wish to upgrade is
 * answered as if it had not been said, as HTTP allows. Node would hand the bare socket over, and whoever does not know
 * what to do with it keeps it for ever.
 */
export function socketsAt(path: string | undefined) {
  const answering = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: 1 | -1) => answering.set(socket, (answering.get(socket) ?? 0) + change)
  return {
    /** Must hear of every request: a socket that still owes an answer cannot become a WebSocket. */
    watch(server: Server): void {
      if (path === undefined) return
      server.on('request', ({ socket }, response) => {
        count(socket, 1)
        response.once('close', () => count(socket, -1))
      })
    },
    /** Node's `shouldUpgradeCallback`. */
    mayOpen(request: IncomingMessage): boolean {
      const asked = request.method === 'GET' && request.headers.upgrade?.toLowerCase() === 'websocket'
      const here = path !== undefined && request.url?.split('?', 1)[0] === path
      const may = asked && here && !answering.get(request.socket)
      if (may) opened.add(request)
      return may
    }
  }
}
