import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../deploy/local/settings/settings.ts'
import type { System } from '../../deploy/local/system.ts'

export type Answers = Record<string, string | Record<string, string>[]>

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of a body
  body: any
}

/** Sample answers of a content folder. */
export const fixture = (slug: string, name: string): Answers =>
  JSON.parse(readFileSync(join(root, 'services/documents/content', slug, 'fixtures', `${name}.json`), 'utf8')).answers

/** Somebody with a browser of their own: a secret `user_id`, an address, and the site's API. */
export function customer({ addresses, ports }: Pick<System, 'addresses' | 'ports'>) {
  const userId = `user_${randomBytes(16).toString('base64url')}`
  const email = `${userId
    .slice(5, 15)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0')}@customer.example`
  const site = `http://127.0.0.1:${ports.gateway}`

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {}
  ): Promise<Answer> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(site + path, {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000)
    })
    const text = await response.text()
    return {
      status: response.status,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    }
  }

  return {
    userId,
    email,
    call,
    /** Puts an order on the till and returns the session. */
    order: (serviceId: number, extra: object = {}, headers: Record<string, string> = {}) =>
      call(
        'POST',
        '/api/checkout/create-session',
        {
          service_id: serviceId,
          user_email: email,
          user_id: userId,
          origin_url: new URL(addresses.site).origin,
          ...extra
        },
        headers
      ),
    /** Pays a session at the sandbox, as the card page would. */
    pay: (sessionId: string, how: object = {}) =>
      post(`http://127.0.0.1:${ports.sandbox}/_sandbox/sessions/${sessionId}/pay`, how),
    status: (sessionId: string) => call('GET', `/api/checkout/status/${sessionId}`),
    generate: (serviceId: number, answers: Answers) =>
      call('POST', '/api/generate-document', { user_id: userId, service_id: serviceId, answers }),
    async download(generationId: string, document = '') {
      const response = await fetch(`${site}/api/download/${generationId}${document && `/${document}`}`)
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
    }
  }
}

export type Customer = ReturnType<typeof customer>

async function post(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}
