import { SMTPServer } from 'smtp-server'
import type { MailStore } from './store.ts'

const maxBytes = 30 * 1024 * 1024

/** Takes every message for every recipient, without log-in or TLS; answers 250 only when it is on disk. */
export function createSmtp(store: MailStore): SMTPServer {
  return new SMTPServer({
    name: 'mailbox.formwright.example',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    logger: false,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', (error) => callback(error))
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          const error: Error & { responseCode?: number } = new Error('Message is too large')
          error.responseCode = 552
          callback(error)
          return
        }
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address)
        store.add(Buffer.concat(chunks), recipients).then(
          (id) => callback(null, `OK queued as ${id}`),
          (error: unknown) => callback(error as Error)
        )
      })
    }
  })
}
