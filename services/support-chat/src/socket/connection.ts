import { bodyOf, HttpError, tooManyRequests } from '@formwright/kit/http/errors'
import { refusalOf } from '@formwright/kit/postgres/failure'
import type { Logger } from '@formwright/kit/process/log'
import { type End, ends, type RawSocket } from './raw-socket.ts'

/** A whole history is about 1 MB; a reader that is further behind is dropped and comes back with `after`. */
const MOST_BUFFERED_BYTES = 4_194_304

export interface Connection {
  /** We have said goodbye: nothing more is read from the other side. */
  readonly ended: boolean
  send(message: object): void
  /** Answers a refusal in the one shape of errors; `about` names the message that was refused. */
  refuse(error: unknown, about?: Record<string, string>): void
  end(why: End): void
}

/** What we say on a socket. Never waits: who does not read is dropped, so that nobody waits behind them. */
export function connectionOf(raw: RawSocket, log: Logger): Connection {
  let ended = false
  const end = (why: End) => {
    if (ended) return
    ended = true
    const [code, reason] = ends[why]
    raw.close(code, reason)
    // Who does not answer the farewell is not waited for.
    setTimeout(() => raw.terminate(), 2_000).unref()
  }
  const send = (message: object) => {
    if (ended) return
    if (raw.bufferedAmount > MOST_BUFFERED_BYTES) return end('tooSlow')
    raw.send(JSON.stringify(message))
  }
  return {
    get ended() {
      return ended
    },
    send,
    end,
    refuse(error, about = {}) {
      const refusal = refusalOf(error) ?? bug(error, log)
      const wait = Number(refusal.headers['retry-after'])
      send({ type: 'error', ...bodyOf(refusal), ...about, ...(wait > 0 ? { retry_after: wait } : {}) })
    }
  }
}

/** Ends a socket that is one too many, and says so first: a close code alone tells a person nothing. */
export function turnAway(connection: Connection, detail: string): void {
  connection.refuse(tooManyRequests(detail, 60))
  connection.end('tooMuch')
}

function bug(error: unknown, log: Logger): HttpError {
  log.error({ err: error }, 'bug in the chat')
  return new HttpError(500, 'internal', 'Internal server error')
}
