import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const FAREWELL_MS = 2_000

type Answer = readonly [status: string, code: string, detail: string]
const BAD_REQUEST: Answer = ['400 Bad Request', 'bad-request', 'The request could not be understood']
const NO_TUNNEL: Answer = ['405 Method Not Allowed', 'method-not-allowed', 'Method not allowed']
const UNEXPECTED: Answer = ['417 Expectation Failed', 'expectation-failed', 'What the request expects is not done here']
const ANSWERS: Record<string, Answer> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'The request headers are too large']
}

/** Answers what never became a request: not HTTP, too slow, headers too long. Then the connection ends. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  answerAndEnd(socket, ANSWERS[error.code ?? ''] ?? BAD_REQUEST)
}

/** Answers what Fastify is never asked, and Node alone would answer with nothing or in a shape of its own. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => answerAndEnd(socket as Socket, NO_TUNNEL))
  server.on('checkExpectation', ({ socket }) => answerAndEnd(socket, UNEXPECTED))
}

function answerAndEnd(socket: Socket, [status, code, detail]: Answer): void {
  const body = JSON.stringify({ detail, code })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close'
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
  // Whoever does not read even this is not waited for.
  const timer = setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
  socket.once('close', () => clearTimeout(timer))
}
