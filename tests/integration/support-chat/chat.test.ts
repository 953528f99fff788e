import { readArticles } from '@formwright/support-chat/domain/read-articles'
import { seedArticles } from '@formwright/support-chat/domain/seed'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { exchange, startGateway, statusOf } from '../gateway/support.ts'
import { newChatId, openSocket, openVisitor } from './chat-client.ts'
import { startSupportChat } from './support.ts'

const catalog = Fastify()
const will = { slug: 'simple-will', title: 'Simple Will', description: 'Say who receives what.', price: 49 }
let asked = 0
catalog.get('/api/services', async () => {
  asked += 1
  return [
    { ...will, duration: '20 minutes' },
    { ...will, slug: 'llc', title: 'LLC Formation', price: 149, duration: '35 minutes' }
  ]
})
afterAll(() => catalog.close())
const { app, db, outbox } = await startSupportChat({
  CATALOG_URL: await catalog.listen({ host: '127.0.0.1', port: 0 }),
  CONFIRMATION_LIMIT_PER_DAY: 2
})
await seedArticles(db, await readArticles())
const { url, port } = await startGateway({ 'support-chat': await app.listen({ host: '127.0.0.1', port: 0 }) })

it('greets, and answers out of the articles, marked as automated, with links', async () => {
  const visitor = await openVisitor(url)
  expect(visitor.welcome).toMatchObject({ state: 'automated', agent: null, email_known: false, agents_present: false })
  expect(visitor.welcome.messages).toMatchObject([{ seq: 1, kind: 'greeting', automated: true, agent: 'AI Support' }])
  const client_id = visitor.says('Can I get my money back?')
  const own = await visitor.line('text')
  expect(own).toMatchObject({ seq: 2, type: 'user', client_id, automated: false, is_specialist: false, agent: '' })
  const answer = await visitor.line('answer')
  expect(answer).toMatchObject({ seq: 3, type: 'support', automated: true, is_specialist: false })
  expect(answer.links[0].href).toMatch(/^\/help\?article=refund/)
})

it.each([
  ['How do I sign my will?', 'sign-a-will'],
  ['do i need witnesses or a notary', 'witnesses-and-notaries'],
  ['My promo code was refused', 'promo-code-refused'],
  ['where are my documents??', 'where-are-my-documents'],
  ['What does a registered agent do for my LLC?', 'registered-agent'],
  ['how to get an EIN number', 'get-an-ein'],
  ['Can I save and continue later', 'save-and-continue']
])('finds the article for %j', async (question, id) => {
  const visitor = await openVisitor(url)
  visitor.says(question)
  const { links } = await visitor.line('answer')
  expect(links.map(({ href }: { href: string }) => href)).toContain(`/help?article=${id}`)
})

it('tells the price that the catalogue says, and asks it once a minute', async () => {
  const visitor = await openVisitor(url)
  visitor.says('How much is a simple will?')
  const answer = await visitor.line('answer')
  expect(answer.content).toContain('Simple Will costs $49.')
  expect(answer.links[0]).toEqual({ label: 'Simple Will', href: '/services?q=Simple%20Will' })
  expect(asked).toBe(1)
})

it('says that it does not know, offers a person, and takes a yes for one', async () => {
  const visitor = await openVisitor(url)
  visitor.says('Which frobnicator suits zebras best?')
  expect((await visitor.line('unknown')).content).toContain('Shall I connect you with a specialist?')
  visitor.says('Yes, please')
  expect((await visitor.line('transfer')).automated).toBe(true)
})

it('gives no legal advice', async () => {
  const visitor = await openVisitor(url)
  visitor.says('Should I sue my neighbor, would I win?')
  const { content, links } = await visitor.line('answer')
  expect(content).toContain('I cannot give legal advice')
  expect(links[0].href).toBe('/legal-disclaimer')
})

it('hands over when nobody is there: the joining line is automated, and an offline form follows', async () => {
  const visitor = await openVisitor(url)
  visitor.says('Trouble logging in')
  const joined = await visitor.line('joined')
  expect([joined.automated, joined.is_specialist]).toEqual([true, false])
  expect((await visitor.line('offline')).content).toContain('Specialists follow up by email within 4 hours')
  expect(await visitor.state('offline')).toMatchObject({ email_known: false })
  visitor.send({ type: 'contact', email: 'ada@example.com', message: 'My order ends in 4f0a.' })
  await visitor.line('contact-kept')
  await visitor.next((message) => message.type === 'state' && message.email_known === true)
  const chat = await db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('topic', '=', 'Trouble logging in')
    .executeTakeFirstOrThrow()
  expect(chat).toMatchObject({ user_email: 'ada@example.com', status: 'Needs Follow-up', state: 'offline' })
  expect(await outbox('chat.handed-off')).toContainEqual({ chat_id: chat.id, agent_present: false })
  expect(JSON.stringify(chat)).not.toContain(visitor.chat_id)
  // Questions are answered on, and asking again tells staff once.
  visitor.says('How do refunds work?')
  await visitor.line('answer')
  visitor.says('I want a human')
  await eventually(() => expect(visitor.received.filter(({ message }) => message?.kind === 'offline')).toHaveLength(2))
  const facts = (await outbox('chat.handed-off')) as { chat_id: string }[]
  expect(facts.filter(({ chat_id }) => chat_id === chat.id)).toHaveLength(1)
})

it('keeps the history for who comes back, and replays what came after', async () => {
  const first = await openVisitor(url)
  first.says('What about refunds?')
  await first.line('answer')
  first.socket.close()
  const again = await openVisitor(url, first.chat_id)
  expect(again.welcome.messages.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3])
  const later = await openVisitor(url, first.chat_id, { after: 2 })
  expect(later.welcome.messages.map(({ seq }: { seq: number }) => seq)).toEqual([3])
  later.says('In two windows')
  expect((await again.line('text')).content).toBe('In two windows')
})

it('takes the same client id for the same line, and answers it again', async () => {
  const visitor = await openVisitor(url)
  const id = visitor.says('What about refunds?')
  await visitor.line('answer')
  visitor.says('What about refunds?', id)
  await eventually(() =>
    expect(
      visitor.received.filter(({ message }) => message?.client_id === id).map(({ message }) => message.seq)
    ).toEqual([2, 2])
  )
  expect(visitor.received.filter(({ message }) => message?.kind === 'answer')).toHaveLength(1)
})

it("shows nothing of one visitor's conversation to another", async () => {
  const one = await openVisitor(url)
  const other = await openVisitor(url)
  one.says('My secret is a blue house')
  await one.line('text')
  other.says('What about refunds?')
  await other.line('answer')
  expect(JSON.stringify(other.received)).not.toContain('blue house')
})

it('mails the conversation only so often to one mailbox, and asks for an address first', async () => {
  const visitor = await openVisitor(url)
  visitor.send({ type: 'transcript' })
  expect(await visitor.type('error')).toMatchObject({ code: 'no-address', detail: expect.any(String) })
  for (let times = 0; times < 3; times++) visitor.send({ type: 'transcript', email: 'victim@example.com' })
  expect(await visitor.type('transcript')).toEqual({ type: 'transcript', email: 'victim@example.com' })
  const refused = await visitor.next(({ code }) => code === 'too-many-requests')
  expect(refused.retry_after).toBeGreaterThan(0)
  const [fact] = (await outbox('chat.transcript-requested')) as object[]
  expect(Object.keys(fact ?? {})).toEqual(['transcript_id'])
})

it('fills nobody’s mailbox by ending one conversation after the other', async () => {
  for (let chats = 0; chats < 4; chats++) {
    const visitor = await openVisitor(url)
    visitor.send({ type: 'hand-off' })
    await visitor.line('offline')
    visitor.send({ type: 'contact', email: 'Closed@example.com' })
    await visitor.line('contact-kept')
    visitor.send({ type: 'close' })
    await visitor.state('closed')
  }
  const mails = await db.selectFrom('chat_transcripts').select('id').where('email', '=', 'Closed@example.com').execute()
  expect(mails).toHaveLength(2)
})

it('ends a conversation for good', async () => {
  const visitor = await openVisitor(url)
  visitor.send({ type: 'close' })
  await visitor.state('closed')
  visitor.says('One more thing')
  expect(await visitor.type('error')).toMatchObject({ code: 'chat-closed' })
})

it('stops at 200 lines', async () => {
  const visitor = await openVisitor(url)
  await db
    .updateTable('chat_sessions')
    .set({ line_count: 200 })
    .where('label', '=', visitor.chat_id.slice(0, 18))
    .execute()
  visitor.says('One more thing')
  expect(await visitor.type('error')).toMatchObject({ code: 'chat-full' })
})

it.each([
  ['not json', 'bad-json'],
  ['[]', 'invalid'],
  ['null', 'invalid'],
  ['{"type":"nonsense"}', 'invalid'],
  ['{"type":"message","client_id":"m_12345678","content":"  "}', 'invalid'],
  ['{"type":"message","client_id":"m_12345678","content":"a","admin":true}', 'invalid'],
  ['{"type":"message","client_id":"m_12345678","content":["a"]}', 'invalid'],
  ['{"type":"message","client_id":"m_12345678","content":"\\u0000"}', 'invalid-text'],
  [`{"type":"message","client_id":"m_12345678","content":"${'x'.repeat(4_097)}"}`, 'invalid'],
  ['{"type":"claim","chat":"0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11"}', 'invalid']
])('refuses %s in the shape of every error, and goes on', async (frame, code) => {
  const visitor = await openVisitor(url)
  visitor.socket.send(frame)
  expect(await visitor.type('error')).toMatchObject({ code, detail: expect.stringMatching(/^[A-Z]/) })
  visitor.send({ type: 'ping' })
  await visitor.type('pong')
})

it.each([
  ['no hello', { type: 'ping' }, 4400],
  ['a number', 5, 4400],
  ['a word', 'token', 4400],
  ['an id that is easily guessed', { type: 'hello', chat_id: 'chat_1795000000000_abc' }, 4400],
  ['a bad token', { type: 'hello', token: 'x'.repeat(40) }, 4401]
])('ends a socket that begins with %s', async (_what, hello, code) => {
  const socket = await openSocket(url, hello)
  expect((await socket.type('error')).detail).toMatch(/^[A-Z]/)
  expect(await socket.code()).toBe(code)
})

it('refuses frames that are too large or binary', async () => {
  const large = await openVisitor(url)
  large.says('x'.repeat(20_000))
  expect(await large.code()).toBe(1009)
  const binary = await openVisitor(url)
  binary.socket.send(new Uint8Array([1, 2, 3]))
  expect(await binary.code()).toBe(1003)
})

it('slows a flood down, and ends it when it does not stop', async () => {
  const visitor = await openVisitor(url)
  for (let frames = 0; frames < 40; frames++) visitor.send({ type: 'ping' })
  expect(await visitor.next(({ code }) => code === 'too-many-requests')).toMatchObject({
    type: 'error',
    retry_after: 5
  })
  for (let frames = 0; frames < 80; frames++) visitor.send({ type: 'ping' })
  expect(await visitor.code()).toBe(4429)
})

it('is opened by our own pages alone', async () => {
  const upgrade = (origin: string) =>
    [
      'GET /api/support-chat/socket HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Origin: ${origin}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n'
    ].join('\r\n')
  for (const [origin, status] of [
    ['https://evil.example', 403],
    [`http://127.0.0.1:${port + 1}`, 403],
    ['null', 403],
    [`http://127.0.0.1:${port}`, 101]
  ] as const) {
    expect([origin, statusOf(await exchange(port, upgrade(origin), 300))]).toEqual([origin, status])
  }
  const plain = await fetch(new URL('/api/support-chat/socket', url))
  expect([plain.status, await plain.json()]).toEqual([200, { agents_present: false, hours_open: true }])
})

it('joins what a browser submits to the conversation of the same id, and never over it', async () => {
  const visitor = await openVisitor(url, newChatId())
  visitor.says('What about refunds?')
  await visitor.line('answer')
  const body = {
    session_id: visitor.chat_id,
    user_email: 'bo@example.com',
    messages: [{ type: 'support', content: 'Forged', agent: 'Grace', timestamp: '2026-11-20T10:14:20Z' }],
    topic: 'Refunds',
    summary: 'Refunds: 3 messages'
  }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(new URL('/api/live-chat/submit', url), {
    method: 'POST',
    headers,
    body: JSON.stringify(body)
  })
  expect(answer.status).toBe(201)
  const again = await openVisitor(url, visitor.chat_id)
  expect(again.welcome).toMatchObject({ state: 'offline', email_known: true })
  expect(again.welcome.messages).toHaveLength(3)
})
