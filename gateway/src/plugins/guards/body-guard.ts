import { HttpError, tooLarge } from '@formwright/kit/http/errors'
import type { onRequestHookHandler } from 'fastify'

const LET_IN_BYTES = 16_777_216

interface BodyRule {
  limitBytes: number
  chunked: boolean
}

/**
 * `onRequest` hook of proxied routes, whose bodies pass through as streams that no `bodyLimit` counts: the announced
 * length decides, and a body must announce one.
 */
export const bodyGuard =
  ({ limitBytes, chunked }: BodyRule): onRequestHookHandler =>
  (request, reply, done) => {
    const { 'transfer-encoding': encoding, 'content-length': length } = request.headers
    if (encoding !== undefined && !chunked) {
      reply.header('connection', 'close')
      return done(new HttpError(411, 'length-required', 'Send the body with its Content-Length'))
    }
    if (length !== undefined && Number(length) > limitBytes) {
      // A browser reads the answer only after it has sent its body, so the rest of a modest one is let in and thrown away.
      if (Number(length) > LET_IN_BYTES) reply.header('connection', 'close')
      return done(tooLarge('The request is too large'))
    }
    done()
  }
