import { randomUUID } from 'node:crypto'
import { makeVerificationLink } from '@formwright/auth/domain/account/verify-email'
import { settleSession } from '@formwright/checkout/domain/order/settle-order'
import { ownerOf } from '@formwright/kit/identity/owner'
import type { KitDatabase } from '@formwright/kit/postgres/tables'
import { password } from '../auth/support.ts'
import { ORIGIN, wish } from '../checkout/support.ts'
import { keyring, newUserId, will, willAnswers } from '../documents/support.ts'
import type { House } from './house.ts'

/** Somebody whose name stands in all that they write, so that it is found wherever it got to. */
export interface Person {
  name: string
  email: string
  /** Where they come from. */
  address: string
}

export const person = (name: string, address: string): Person => ({
  name,
  email: `${name.toLowerCase()}@works-${address.at(-1)}.example`,
  address
})

/** Opens an account and leaves something in every column that holds a person's own. */
export async function liveWithAccount(house: House, who: Person): Promise<{ token: string }> {
  const { name, email } = who
  const { token, user } = await openAccount(house, who)
  await startTrial(house, email)
  const userId = newUserId()
  const generation = await answer(house, who, { userId, accountId: user.id })
  const order = await buy(house, who, { userId, accountId: user.id, pay: true })
  await leaveTracesOf(house, who, { accountId: user.id, orderId: order, generation, userId })
  await write(house, who)
  await house.carryFacts()
  await house.notifications.db
    .updateTable('emails')
    .set({ last_error: `550 <${email}> unknown` })
    .where('recipient', '=', email)
    .execute()
  await giveUpOn(house, { account_id: user.id, order_id: order, email, first_name: name })
  return { token }
}

/** Comes by without an account, and pays one order of two. */
export async function comeBy(house: House, who: Person): Promise<void> {
  const { name, email, address } = who
  await startTrial(house, email)
  done(await house.auth.post('forgot-password', { email }, address))
  await house.auth.login(email, 'a wrong guess', address)
  const userId = newUserId()
  await answer(house, who, { userId })
  await buy(house, who, { userId, pay: true })
  await buy(house, who, { userId: newUserId(), pay: false })
  await write(house, who)
  await house.carryFacts()
  await giveUpOn(house, { email, first_name: name })
}

async function openAccount({ auth, documents }: House, { name, email, address: remoteAddress }: Person) {
  const device = randomUUID().replaceAll('-', '')
  const headers = { 'user-agent': `Browser of ${name}` }
  const body = { email, password, first_name: name, last_name: `${name}-Núñez`, device }
  const made = await auth.app.inject({ method: 'POST', url: '/api/auth/register', body, headers, remoteAddress })
  const { token, user } = done(made).json() as { token: string; user: { id: string } }
  await makeVerificationLink(auth.db, { accountId: user.id, origin: ORIGIN, now: new Date() })
  await auth.db
    .updateTable('accounts')
    .set({ email_verified_at: new Date(), configured_hash: `configured for ${name}` })
    .where('id', '=', user.id)
    .execute()
  done(await auth.post('forgot-password', { email }, remoteAddress))
  const factor = { account_id: user.id, sealed_secret: Buffer.from(`factor of ${name}`), created_at: new Date() }
  await auth.db.insertInto('second_factors').values(factor).execute()
  await auth.db
    .insertInto('recovery_codes')
    .values({ account_id: user.id, code_hash: `code of ${name}` })
    .execute()
  const stands = { service_id: will.meta.id, step: `Step of ${name}`, data: { seen: `Page of ${name}` } }
  done(await documents.post('/api/user/progress', stands, user.id))
  return { token, user }
}

async function startTrial({ auth }: House, user_email: string) {
  const body = { company_name: 'Works', user_email }
  done(await auth.app.inject({ method: 'POST', url: '/api/enterprise/start-trial', body }))
}

/** Answers, a preview of them, and a link to go on elsewhere. */
async function answer(
  { documents }: House,
  { name, email }: Person,
  { userId, accountId }: { userId: string; accountId?: string }
): Promise<string> {
  const answers = { ...willAnswers, full_name: `${name} Answering` }
  const set = await documents.post('/api/generate-document', { user_id: userId, service_id: will.meta.id, answers })
  const { generation_id } = done(set).json() as { generation_id: string }
  const { id } = await documents.db
    .selectFrom('drafts')
    .select('id')
    .where('owner', '=', ownerOf(userId))
    .executeTakeFirstOrThrow()
  const aside = keyring.seal(Buffer.from(JSON.stringify({ old_name: `${name} Aside` })), `aside:${id}`)
  await documents.db.updateTable('drafts').set({ aside }).where('id', '=', id).execute()
  const again = { user_id: userId, draft_id: id, email }
  done(await documents.post('/api/questionnaire/resume-link', again))
  if (accountId) done(await documents.post('/api/user/claim', { user_id: userId }, accountId))
  return generation_id
}

/** An order with an add-on and a promo code; staff note something about it, and give money back, once it is paid. */
async function buy(
  { checkout, carryFacts }: House,
  { name, email: user_email, address: from }: Person,
  { userId: user_id, accountId: account_id, pay }: { userId: string; accountId?: string; pay: boolean }
): Promise<string> {
  const [service_id, add_ons] = [will.meta.id, ['document_review']]
  const body = wish({ user_id, user_email, service_id, add_ons, ...(pay ? { promo_code: 'WELCOME20' } : {}) })
  const headers = { 'idempotency-key': randomUUID() }
  const made = await checkout.post('/api/checkout/create-session', body, { from, headers })
  const session = done(made).json().session_id as string
  const { id } = await checkout.db
    .selectFrom('orders')
    .select('id')
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow()
  if (account_id) await checkout.db.updateTable('orders').set({ account_id }).where('id', '=', id).execute()
  if (!pay) return id
  await checkout.lever(`sessions/${session}/pay`)
  await settleSession(checkout.context, session)
  await carryFacts()
  const task = await checkout.db
    .selectFrom('add_on_tasks')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const note = { task_id: task.id, state: 'requested' as const, note: `${name} was on the telephone` }
  await checkout.db.insertInto('add_on_steps').values(note).execute()
  const refund = { id: randomUUID(), order_id: id, amount_cents: 1, quote_cents: 1, reason: `${name} told us why` }
  await checkout.db.insertInto('refunds').values(refund).execute()
  return id
}

/** What takes a worker, staff, a second browser or a day in the future to come about. */
async function leaveTracesOf(
  { documents, checkout }: House,
  { name, address }: Person,
  { accountId, orderId, generation, userId }: Record<'accountId' | 'orderId' | 'generation' | 'userId', string>
) {
  const { db } = documents
  const draft_id = (
    await db.selectFrom('drafts').select('id').where('owner', '=', ownerOf(userId)).executeTakeFirstOrThrow()
  ).id
  const because = { question: `Question for ${name}`, possible_from: `2040-01-0${address.at(-1)}` }
  const waiting = { id: randomUUID(), order_id: orderId, ...because, began_at: new Date() }
  await checkout.db.insertInto('waiting_orders').values(waiting).execute()
  await db
    .insertInto('waiting_orders')
    .values({ order_id: orderId, draft_id, ...because })
    .execute()
  const [pdf, sha256] = [Buffer.from(`Papers of ${name}`), name.padEnd(64, 'f')]
  const file = { document_id: 'packet', position: 1, title: 'Packet', pages: 1, bytes: pdf.length, sha256, pdf }
  await db
    .insertInto('generation_documents')
    .values({ generation_id: generation, ...file })
    .execute()
  const tomorrow = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('download_links')
    .values({ id: `link to ${name}`, generation_id: generation, expires_at: tomorrow })
    .execute()
  await db
    .insertInto('draft_guests')
    .values({ owner: `guest of ${name}`, draft_id })
    .execute()
  const link = await db
    .selectFrom('resume_links')
    .select('id')
    .where('draft_id', '=', draft_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('resume_tokens')
    .values({ token_hash: `token of ${name}`, link_id: link.id, expires_at: tomorrow })
    .execute()
  await db.updateTable('entitlements').set({ first_generation: generation }).where('order_id', '=', orderId).execute()
  await documents.claimOrder(randomUUID(), ownerOf(userId), accountId)
}

/** A message, a request for a demo, a conversation and its transcript. */
async function write({ chat }: House, { name, email, address }: Person) {
  const say = (what: string) => `${what} of ${name}`
  done(await chat.post('contact', { name, email, subject: say('Subject'), message: say('Message') }, address))
  const company = { company_name: 'Works', contact_name: name, user_email: email }
  const wanted = { ...company, phone: say('Phone'), preferred_date: say('Tuesday'), message: say('Wish') }
  done(await chat.post('enterprise/schedule-demo', wanted, address))
  const session_id = `chat_179500000000${address.at(-1)}_${name.toLowerCase()}`
  const spoken = { type: 'user', content: say('Question'), timestamp: '2026-11-20T10:14:20Z' }
  const about = { topic: say('Topic'), status: 'Needs Follow-up', summary: say('Summary') }
  const chatted = { session_id, user_email: email, messages: [spoken], ...about }
  done(await chat.post('live-chat/submit', chatted, address))
  const { id } = await chat.db
    .insertInto('chat_sessions')
    .values({
      ...{ owner: ownerOf(`socket of ${name}`), label: say('Socket'), user_email: email, messages: '[]' },
      ...{ topic: say('Talk'), summary: say('Talk'), status: 'Live', state: 'live', agent_name: say('Agent') },
      agent_account: say('Agent')
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await chat.db
    .insertInto('chat_lines')
    .values({
      ...{ chat_id: id, seq: 1, type: 'user', kind: 'text', content: say('Line'), agent: say('Agent') },
      ...{ automated: false, links: '[]', client_id: say('Line') }
    })
    .execute()
  await chat.db.insertInto('chat_seats').values({ id: randomUUID(), chat_id: id, name: '', available: true }).execute()
  await chat.db.insertInto('chat_transcripts').values({ id: randomUUID(), chat_id: id, email, last_seq: 1 }).execute()
}

/** An answer that was no refusal. */
function done<Answer extends { statusCode: number; body: string }>(answer: Answer): Answer {
  if (answer.statusCode >= 400) throw new Error(answer.body)
  return answer
}

/** A fact about the person that no reader could act upon, in each database. */
async function giveUpOn(house: House, data: Record<string, string>) {
  for (const { db } of [house.auth, house.checkout, house.documents, house.notifications]) {
    await (db as unknown as KitDatabase)
      .insertInto('dead_letters')
      .values({
        consumer: 'any',
        event_id: null,
        subject: 'ev.any',
        payload: JSON.stringify({ data }),
        error: 'gave up',
        deliveries: 10
      })
      .execute()
  }
}
