import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'

const MOST_BYTES = 16_777_216
/** A search that finds nothing is a few bytes: strangers could ask for any number of them. */
const MOST_ANSWERS = 10_000
/** A bell may be cut off without a sign. */
const OLDEST_MS = 60_000

/** In a route's answers: whoever names the current ETag is told that nothing has changed. */
export const NotModified = { 304: Type.Unsafe<undefined>({ description: 'Not changed' }) }

interface Kept {
  bytes: Buffer
  etag: string
  readAt: number
}

export type Remembered = ReturnType<typeof rememberAnswers>

/**
 * Keeps answers that are the same for everybody as the bytes they went out in, until `forget` is called: by the bell of
 * whatever they were read from, and for a minute at the longest. Those not asked for the longest make room. Without bytes to keep it only tells ETags.
 */
export function rememberAnswers({ mostBytes = MOST_BYTES, mostAnswers = MOST_ANSWERS } = {}) {
  const kept = new Map<string, Kept>()
  let size = 0
  let forgotten = 0

  function keep(key: string, answer: Kept): void {
    drop(key)
    kept.set(key, answer)
    size += answer.bytes.length
    for (const oldest of kept.keys()) {
      if (size <= mostBytes && kept.size <= mostAnswers) return
      drop(oldest)
    }
  }

  function drop(key: string): void {
    size -= kept.get(key)?.bytes.length ?? 0
    kept.delete(key)
  }

  async function readAnew(reply: FastifyReply, key: string, read: () => unknown): Promise<Kept> {
    const before = forgotten
    const bytes = Buffer.from(reply.serialize(await read()) as string)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
    const answer = { bytes, etag, readAt: performance.now() }
    // What was read before it was to be forgotten may be old.
    if (before === forgotten) keep(key, answer)
    return answer
  }

  async function answerAnew(request: FastifyRequest, reply: FastifyReply, key: string, read: () => unknown) {
    return send(request, reply, await readAnew(reply, key, read))
  }

  return {
    forget(): void {
      forgotten++
      kept.clear()
      size = 0
    },
    /** Answers a request by the key of all that the answer depends on; `read` makes what is not kept. */
    answer(request: FastifyRequest, reply: FastifyReply, key: string, read: () => unknown) {
      const answer = kept.get(key)
      if (answer === undefined || performance.now() - answer.readAt > OLDEST_MS)
        return answerAnew(request, reply, key, read)
      kept.delete(key)
      kept.set(key, answer)
      send(request, reply, answer)
      return undefined
    }
  }
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { bytes, etag }: Kept): FastifyReply {
  reply.header('etag', etag)
  if (names(headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(bytes)
}

const names = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
