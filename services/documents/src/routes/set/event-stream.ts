import type { FastifyReply } from 'fastify'

const HEARTBEAT_MS = 8_000
/** A browser whose stream ends asks again, so none needs to last for ever. */
const LONGEST_MS = 15 * 60_000

export interface EventStream {
  /** Sends when the data differs from what was sent last. */
  send(data: unknown): void
  end(): void
  ended(): boolean
  onEnd(done: () => void): void
}

/** Server-sent events with a heartbeat. Open streams end when the app closes, which would otherwise wait for them. */
export function eventStream(app: { addHook(name: 'preClose', hook: (done: () => void) => void): unknown }) {
  const open = new Set<EventStream>()
  app.addHook('preClose', (done) => {
    for (const stream of open) stream.end()
    done()
  })
  return {
    open(reply: FastifyReply): EventStream {
      const stream = start(reply)
      open.add(stream)
      stream.onEnd(() => open.delete(stream))
      return stream
    }
  }
}

function start(reply: FastifyReply): EventStream {
  reply.hijack()
  const { raw } = reply
  const done: (() => void)[] = []
  let last = ''
  let ended = false
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no'
  })
  raw.flushHeaders()
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS)
  const longest = setTimeout(() => stream.end(), LONGEST_MS)
  const stream: EventStream = {
    send(data) {
      const text = JSON.stringify(data)
      if (ended || text === last) return
      last = text
      raw.write(`data: ${text}\n\n`)
    },
    end() {
      if (ended) return
      ended = true
      clearInterval(heartbeat)
      clearTimeout(longest)
      raw.end()
      for (const act of done) act()
    },
    ended: () => ended,
    onEnd(act) {
      if (ended) act()
      else done.push(act)
    }
  }
  raw.on('close', () => stream.end())
  raw.on('error', () => stream.end())
  return stream
}
