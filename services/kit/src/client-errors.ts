import type { Socket } from 'node:net'

const ANSWERS: Record<string, [status: string, code: string, detail: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'The request headers are too large']
}

/** Answers what never became a request: not HTTP, too slow, headers too long. Then the connection ends. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code, detail] = ANSWERS[error.code ?? ''] ?? [
    '400 Bad Request',
    'bad-request',
    'The request could not be understood'
  ]
  const body = JSON.stringify({ detail, code })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close'
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
