import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import websocket from '@fastify/websocket'
import { clientAddress } from '@formwright/kit/http/client-address'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { tokenReader } from '@formwright/kit/identity/actor'
import { revokedIn } from '@formwright/kit/identity/sessions'
import type { StandingOf } from '@formwright/kit/identity/standing'
import { deskIsOpen, type Stage, somebodyIsThere } from '../domain/chat/desk/stage.ts'
import { LiveHelp, SocketMessages } from '../schemas/socket.ts'
import { openAgent, staffActor } from '../socket/agent.ts'
import { connectionOf, turnAway } from '../socket/connection.ts'
import type { Hub } from '../socket/hub.ts'
import { ends, type RawSocket } from '../socket/raw-socket.ts'
import { serveSocket } from '../socket/serve.ts'
import { openVisitor } from '../socket/visitor.ts'

export const SOCKET_PATH = '/api/support-chat/socket'
const MOST_FRAME_BYTES = 16_384

export interface SocketOptions {
  stage: Stage
  hub: Hub
  publicKeys: string
  standingOf: StandingOf
}

/** The chat's socket; CHAT.md tells what is said on it. */
export const socketRoute =
  ({ stage, hub, publicKeys, standingOf }: SocketOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, limits, log } = stage
    const open = new Map<string, number>()
    const actorOf = staffActor({ readToken: tokenReader(publicKeys), isRevoked: revokedIn(db), standingOf })
    await app.register(websocket, {
      options: { maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false },
      preClose(done) {
        for (const client of app.websocketServer.clients as Set<RawSocket>) {
          client.close(...ends.restart)
          setTimeout(() => client.terminate(), 1_000).unref()
        }
        app.websocketServer.close(done)
      },
      // A peer that breaks the protocol or a frame that is too large: the library has closed the socket with its code.
      errorHandler: (error, socket: RawSocket) => {
        log.debug({ err: error.message }, 'socket failed')
        setTimeout(() => socket.terminate(), 1_000).unref()
      }
    })

    app.route({
      method: 'GET',
      url: SOCKET_PATH,
      schema: {
        tags: ['chat'],
        summary: 'Opens the socket of the chat; without an upgrade it says whether a person is there',
        response: { 101: SocketMessages, 200: LiveHelp, ...ErrorAnswers }
      },
      wsHandler(socket: RawSocket, request) {
        const address = clientAddress(request.ip)
        const sockets = (open.get(address) ?? 0) + 1
        open.set(address, sockets)
        socket.on('close', () => {
          const left = (open.get(address) ?? 1) - 1
          if (left === 0) open.delete(address)
          else open.set(address, left)
        })
        if (sockets > limits.CHAT_SOCKET_LIMIT) {
          return turnAway(connectionOf(socket, log), 'Too many chats are open in your network at once.')
        }
        serveSocket(socket, {
          log,
          open: (connection, hello) =>
            isAgent(hello)
              ? openAgent({ stage, hub, actorOf }, connection, hello)
              : openVisitor({ stage, hub, address }, connection, hello)
        })
      },
      handler: async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        const [agents_present, hours_open] = await Promise.all([somebodyIsThere(db), deskIsOpen(db)])
        return { agents_present, hours_open }
      }
    })
  }

const isAgent = (hello: unknown): boolean => typeof hello === 'object' && hello !== null && 'token' in hello
