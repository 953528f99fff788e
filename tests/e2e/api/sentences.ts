import { expect, it } from 'vitest'
import { bearer, freshEmail, PASSWORD, WILL, type World } from './world.ts'

/** A sentence of the error catalogues, and the request that a server answers with it. */
interface Sentence {
  sentence: string
  when: string
  /** Where in the answer it stands; `detail` unless said. */
  at?: (body: Record<string, unknown>) => unknown
  status: number
  ask: (world: World) => [method: string, path: string, body?: object]
}

const firstFieldError = (body: Record<string, unknown>) => (body['errors'] as { message: string }[])[0]?.message

const trial = (user_email: string) => ({ company_name: 'Analytical Engines', user_email, team_size: 5 })
const order = ({ system }: World) => ({
  service_id: WILL,
  user_email: freshEmail(),
  origin_url: new URL(system.addresses.site).origin,
  promo_code: null,
  apply_promo: true
})

/**
 * Sections 5 and 8 of both documents, as far as a server says them. The other sentences are the pages' own: what they
 * show when no answer came, or in place of any refusal.
 */
export const sentences: readonly Sentence[] = [
  {
    sentence: 'Invalid email or password',
    when: 'the password is wrong',
    status: 401,
    ask: ({ own }) => ['POST', '/api/auth/login', { email: own.email, password: 'not the password' }]
  },
  {
    sentence: 'Invalid email or password',
    when: 'the account does not exist',
    status: 401,
    ask: () => ['POST', '/api/auth/login', { email: freshEmail(), password: PASSWORD }]
  },
  {
    sentence: 'An account with this email address already exists. Please sign in.',
    when: 'the address is taken at registration',
    status: 409,
    ask: ({ own }) => [
      'POST',
      '/api/auth/register',
      { email: own.email, password: PASSWORD, first_name: 'Ada', last_name: 'King' }
    ]
  },
  {
    sentence:
      'Enterprise plan requires a work email address. Please use your company email instead of personal email providers (Gmail, Yahoo, Hotmail, etc.).',
    when: 'a trial is asked for with a personal address',
    status: 422,
    ask: () => ['POST', '/api/enterprise/start-trial', trial('ada@gmail.com')]
  },
  {
    sentence: 'Enterprise plan requires a work email. Personal emails (Gmail, Yahoo, etc.) are not accepted.',
    when: 'a trial is asked for with a personal address, beside the field',
    at: firstFieldError,
    status: 422,
    ask: () => ['POST', '/api/enterprise/start-trial', trial('ada@mail.yahoo.co.uk')]
  },
  {
    sentence: "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
    when: 'the contact form is sent',
    at: ({ message }) => message,
    status: 201,
    ask: () => ['POST', '/api/contact', { name: 'Ada', email: freshEmail(), subject: 'Hello', message: 'A question' }]
  },
  {
    sentence: 'Service not found',
    when: 'a service does not exist',
    status: 404,
    ask: () => ['GET', '/api/services/999']
  },
  {
    sentence: 'Service not found',
    when: 'a service that does not exist is ordered',
    status: 404,
    ask: (world) => ['POST', '/api/checkout/create-session', { ...order(world), service_id: 999 }]
  },
  {
    sentence: 'Invalid promo code',
    when: 'a code does not exist',
    at: ({ error }) => error,
    status: 200,
    ask: () => ['POST', '/api/promo-codes/validate', { code: 'NOSUCH', user_email: freshEmail() }]
  },
  {
    sentence: 'Invalid promo code',
    when: 'an order is made with a code that does not exist',
    status: 422,
    ask: (world) => ['POST', '/api/checkout/create-session', { ...order(world), promo_code: 'NOSUCH' }]
  },
  ...['/api/find-attorneys-ai', '/api/attorney-directory'].map(
    (path): Sentence => ({
      sentence: 'Please select a state',
      when: `${path} is asked without a state`,
      status: 422,
      ask: () => ['POST', path, { city: 'Austin' }]
    })
  ),
  {
    sentence: 'Please fill in company name, contact name, and email address',
    when: 'a demo is asked for without a name',
    status: 422,
    ask: () => ['POST', '/api/enterprise/schedule-demo', { company_name: 'Engines', user_email: freshEmail() }]
  }
]

export function sentenceTests(world: World): void {
  it.each(sentences)('says "$sentence" when $when', async ({ sentence, at, status, ask }) => {
    const [method, path, body] = ask(world)
    const answer = await world.call(method, path, body, bearer(null))
    expect([answer.status, (at ?? (({ detail }) => detail))(answer.body)]).toEqual([status, sentence])
  })
}
