import { Agent, request } from 'node:http'
import type { Wire } from './places.ts'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  text: string
}

const LONGEST_MS = 30_000

/** Sends what `fetch` would mend before it leaves. */
export function sender(port: number, width: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: width })
  const send = ({ method, path, headers, body }: Wire): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(body.length) }
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } })
      sent.setTimeout(LONGEST_MS, () => sent.destroy(new Error(`no answer within ${LONGEST_MS} ms`)))
      sent.on('error', reject)
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, text: Buffer.concat(chunks).toString() })
        })
      })
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}
