import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { System } from '../../../deploy/local/system.ts'
import type { Person } from '../../contract/access-matrix.ts'
import { type Answer, type Answers, customer, fixture } from '../../support/customer.ts'
import { eventually } from '../../support/eventually.ts'
import { startSystem } from '../../support/system.ts'

export const WILL = 1
export const PASSWORD = 'four quiet green bicycles'
export const answers: Answers = fixture('simple-will', 'texas-single')

/** Limits that one address meets in a run of a thousand requests; each has tests of its own. */
const unlimited = Object.fromEntries(
  [
    'LOGIN_FREE_ATTEMPTS',
    'LOGIN_FREE_ATTEMPTS_PER_ADDRESS',
    'PROMO_TRIES_LIMIT',
    'VOTE_LIMIT_PER_HOUR',
    'MESSAGE_LIMIT_PER_HOUR',
    'CONFIRMATION_LIMIT_PER_DAY',
    'CHAT_LIMIT_PER_HOUR'
  ].map((name) => [name, '1000000'])
)

/** What the owner has, by the names the requests use. */
export interface Own {
  email: string
  userId: string
  sessionId: string
  draftId: string
  generationId: string
  orderId: string
  /** What staff call the same set. */
  setReference: string
}

/** The running system, five people and what one of them owns. */
export interface World {
  system: System
  call: ReturnType<typeof customer>['call']
  own: Own
  emails: Record<Exclude<Person, 'anonymous'>, string>
  /** Signs in anew, for requests that end a session. */
  signIn: (person: Person) => Promise<string | null>
  tokens: Record<Person, string | null>
}

export const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

/** An address that nobody has used, of a company that nobody else is of. */
export const freshEmail = () => `ada@engines-${randomBytes(6).toString('hex')}.example`
export const freshUserId = () => `user_${randomBytes(16).toString('base64url')}`

export async function openWorld(): Promise<World> {
  const system = await startSystem(unlimited)
  const one = customer(system)
  const passwords: Record<string, string> = {
    [system.logins.admin.email]: system.logins.admin.password,
    [system.logins.support.email]: system.logins.support.password
  }
  const emails = {
    other: freshEmail(),
    owner: freshEmail(),
    support: system.logins.support.email,
    admin: system.logins.admin.email
  }
  for (const email of [emails.other, emails.owner]) {
    const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Núñez' }
    expect((await one.call('POST', '/api/auth/register', person)).status).toBe(201)
  }
  const signIn = async (person: Person): Promise<string | null> => {
    if (person === 'anonymous') return null
    const email = emails[person]
    const signedIn = await one.call('POST', '/api/auth/login', { email, password: passwords[email] ?? PASSWORD })
    expect(signedIn).toMatchObject({ status: 200 })
    return signedIn.body.token
  }
  const [other, owner, support, admin] = await Promise.all(
    (['other', 'owner', 'support', 'admin'] as const).map((person) => signIn(person))
  )
  const tokens = { anonymous: null, other, owner, support, admin } as World['tokens']
  return {
    system,
    call: one.call,
    own: await buy(one, emails.owner, tokens),
    emails,
    signIn,
    tokens
  }
}

/** One order of the owner, from the claim of the browser's `user_id` to the finished set. */
async function buy(one: ReturnType<typeof customer>, email: string, tokens: World['tokens']): Promise<Own> {
  const headers = bearer(tokens.owner)
  const send = (path: string, body: object): Promise<Answer> => one.call('POST', path, body, headers)
  expect((await send('/api/user/claim', { user_id: one.userId })).status).toBe(200)
  const sessionId = (await one.order(WILL, { state: 'TX' }, headers)).body.session_id
  await one.pay(sessionId)
  const asked = await eventually(async () => {
    const { body } = await send('/api/generate-document', { user_id: one.userId, service_id: WILL, answers })
    expect(body.kind).toBe('final')
    return body
  }, 20_000)
  const generationId: string = asked.generation_id
  await eventually(async () => {
    expect((await one.call('GET', `/api/documents/${generationId}`)).body.status).toBe('ready')
  }, 60_000)
  const [set] = (await one.call('GET', '/api/admin/documents', undefined, bearer(tokens.admin))).body
  return {
    email,
    userId: one.userId,
    sessionId,
    draftId: asked.draft_id,
    generationId,
    setReference: set._id,
    orderId: set.order_id
  }
}
