import { badRequest, HttpError, tooManyRequests } from '@formwright/kit/http/errors'
import { refusalOf } from '@formwright/kit/postgres/failure'
import type { Logger } from '@formwright/kit/process/log'
import { frameBudget } from './budget.ts'
import { type Connection, connectionOf, turnAway } from './connection.ts'
import type { End, RawSocket } from './raw-socket.ts'

const MOST_WAITING = 50

/** How long a socket may say nothing, in milliseconds. */
export interface SocketPatience {
  helloWithinMs: number
  pingEveryMs: number
  /** Also no answer to a ping: the other side is gone without a goodbye. */
  silentForMs: number
}
export const PATIENCE: SocketPatience = { helloWithinMs: 10_000, pingEveryMs: 15_000, silentForMs: 45_000 }

/** One side of a conversation, once it has said who it is. */
export interface Session {
  handle(message: unknown): Promise<void>
  /** The socket is gone. */
  end(): Promise<void>
}

export type OpenSession = (connection: Connection, hello: unknown) => Promise<Session>

/** Reads a socket: the first message opens the session, the others are handled one after the other. */
export function serveSocket(
  raw: RawSocket,
  { open, log, patience = PATIENCE }: { open: OpenSession; log: Logger; patience?: SocketPatience }
): void {
  const connection = connectionOf(raw, log)
  const spend = frameBudget()
  const waiting: Buffer[] = []
  let session: Session | undefined
  let working = false
  let gone = false
  let lastSeen = Date.now()

  const helloTimer = setTimeout(() => connection.end('silent'), patience.helloWithinMs)
  const pings = setInterval(() => {
    if (Date.now() - lastSeen > patience.silentForMs) raw.terminate()
    else raw.ping()
  }, patience.pingEveryMs)

  async function read(data: Buffer): Promise<void> {
    const message = parse(data)
    if (session) return session.handle(message)
    clearTimeout(helloTimer)
    const opened = await open(connection, message)
    session = opened
    if (gone) await opened.end()
  }
  async function work(): Promise<void> {
    for (let data = waiting.shift(); data !== undefined && !gone && !connection.ended; data = waiting.shift()) {
      const frame = data
      await read(frame).catch((error: unknown) => {
        connection.refuse(error, aboutOf(frame))
        if (session === undefined) connection.end(endFor(error))
      })
    }
  }

  raw.on('message', (data, isBinary) => {
    lastSeen = Date.now()
    if (gone || connection.ended) return
    if (isBinary) return connection.end('binary')
    const verdict = spend()
    if (verdict === 'end' || waiting.length >= MOST_WAITING) {
      return turnAway(connection, 'Too much was sent at once.')
    }
    if (verdict === 'wait') {
      return connection.refuse(tooManyRequests('Please wait a moment before you write again.', 5), aboutOf(data))
    }
    waiting.push(data)
    if (working) return
    working = true
    void work().finally(() => {
      working = false
    })
  })
  raw.on('pong', () => {
    lastSeen = Date.now()
  })
  raw.on('close', () => {
    gone = true
    clearTimeout(helloTimer)
    clearInterval(pings)
    session?.end().catch((error: unknown) => log.warn({ err: (error as Error).message }, 'a seat was not left'))
  })
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString())
  } catch {
    throw badRequest('The message is not valid JSON', 'bad-json')
  }
}

/** Which message a refusal is about, as far as it said so. */
function aboutOf(data: Buffer): Record<string, string> {
  try {
    const message = JSON.parse(data.toString()) as Record<string, unknown>
    const names = ['client_id', 'chat'].filter((name) => typeof message[name] === 'string')
    return Object.fromEntries(names.map((name) => [name, String(message[name]).slice(0, 64)]))
  } catch {
    return {}
  }
}

function endFor(error: unknown): End {
  const status = (refusalOf(error) ?? new HttpError(500, '', '')).status
  if (status === 401) return 'notSignedIn'
  if (status === 403) return 'wrongRole'
  if (status === 429) return 'tooMuch'
  return status < 500 ? 'noHello' : 'broken'
}
