import { createTransport } from 'nodemailer'

export type Transport = ReturnType<typeof openTransport>

/** A few connections to the SMTP server, kept while there is work. It reads no file and no address on a mail's behalf. */
export const openTransport = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 3,
    idleTimeout: 10_000,
    // A mail that may have been taken is tried again by the sender, which knows about it, and not behind its back.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true
  })

const REMEMBERED_MS = 5_000

/** For `/readyz`: whether the server answers, asked at most every five seconds. */
export function smtpHealth(transport: Transport): () => Promise<'ok' | 'degraded'> {
  let askedAt = 0
  let answer: Promise<'ok' | 'degraded'> = Promise.resolve('degraded')
  return () => {
    if (Date.now() - askedAt > REMEMBERED_MS) {
      askedAt = Date.now()
      answer = transport.verify().then(
        () => 'ok' as const,
        () => 'degraded' as const
      )
    }
    return answer
  }
}
