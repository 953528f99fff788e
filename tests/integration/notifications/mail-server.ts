import { randomBytes } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export interface Received {
  recipients: string[]
  mail: Email
  raw: string
}

type Refusal = { code: number; at: 'recipient' | 'data' }

/** A real SMTP server that keeps what it takes, refuses on demand, and can run something before it says 250. */
export async function startMailServer(port = 0) {
  const received: Received[] = []
  const script: Refusal[] = []
  const hooks: { beforeAnswer?: () => Promise<void> } = {}

  const refusal = (at: Refusal['at']) => {
    if (script[0]?.at !== at) return null
    const { code } = script.shift() as Refusal
    return Object.assign(new Error('no, thank you'), { responseCode: code })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, _session, callback) => callback(refusal('recipient')),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const error = refusal('data')
        if (error) return callback(error)
        const raw = Buffer.concat(chunks)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, mail: await PostalMime.parse(raw), raw: raw.toString('latin1') })
        await hooks.beforeAnswer?.()
        callback()
      })
    }
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  afterAll(close)
  const { port: bound } = server.server.address() as { port: number }
  const url = `smtp://127.0.0.1:${bound}`
  const to = (address: string) => received.filter(({ recipients }) => recipients.includes(address))
  return { url, port: bound, received, script, hooks, close, to }
}

/** An address that no other test writes to. */
export const newAddress = () => `ada.${randomBytes(6).toString('hex')}@example.com`
