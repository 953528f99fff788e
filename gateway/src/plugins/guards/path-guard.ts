import { badRequest, HttpError } from '@formwright/kit/http/errors'
import type { FastifyInstance } from 'fastify'

/** NUL, line breaks, dot, slash and backslash in disguise, and anything encoded twice. */
const DISGUISED = /%(?:00|0a|0d|2e|2f|5c|25[0-9a-f]{2})/i
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:;[^/]*)?(?:\/|$)/

/** True for a request target that two programs could read as two different paths. */
export function isAmbiguous(target: string): boolean {
  if (!target.startsWith('/')) return true
  const [path = ''] = target.split('?', 1)
  return (
    DISGUISED.test(path) ||
    DOT_SEGMENT.test(path) ||
    path.includes('//') ||
    path.includes('\\') ||
    path.includes('#') ||
    /[^\x21-\x7e]/.test(path)
  )
}

/** Refuses before routing what could reach a path other than the one that was checked. */
export function guardPaths(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.method === 'TRACE') return done(new HttpError(405, 'method-not-allowed', 'Method not allowed'))
    if (!isAmbiguous(raw.url ?? '') && timesSent(raw.rawHeaders, 'host') <= 1) return done()
    reply.header('connection', 'close')
    done(badRequest('The address is not valid'))
  })
}

function timesSent(rawHeaders: string[], name: string): number {
  let times = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const text = rawHeaders[index] ?? ''
    if (text.length === name.length && text.toLowerCase() === name) times++
  }
  return times
}
