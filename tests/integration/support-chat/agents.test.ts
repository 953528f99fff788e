import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { startGateway } from '../gateway/support.ts'
import { type Message, newClientId, openAgent, openSocket, openVisitor } from './chat-client.ts'
import { standings, startSupportChat, tokenOf } from './support.ts'

const { app, db, replica, outbox } = await startSupportChat({ CLAIM_WAIT_SECONDS: 4 })
const listening = { host: '127.0.0.1', port: 0 }
/** Visitors come through one gateway to one process, agents through another to another. */
const here = await startGateway({ 'support-chat': await app.listen(listening) })
const there = await startGateway({ 'support-chat': await replica().listen(listening) })

/** A visitor who asked for a person, and the card that agents see. */
async function handedOver(agent: Awaited<ReturnType<typeof openAgent>>) {
  const words = `I need a specialist ${randomUUID()}`
  const visitor = await openVisitor(here.url)
  visitor.says(words)
  await visitor.state('waiting')
  return { visitor, card: await agent.waiting(words) }
}
const gone = (agent: { socket: WebSocket }) => {
  agent.socket.close()
  return eventually(async () => {
    const { agents_present } = (await (await fetch(new URL('/api/support-chat/socket', here.url))).json()) as Message
    expect(agents_present).toBe(false)
  })
}

it('lets a visitor in one process talk with an agent in another, who joins by name', async () => {
  const agent = await openAgent(there.url, await tokenOf('support'), 'Grace')
  expect(agent.welcome).toMatchObject({ agent: { name: 'Grace', available: true }, hours_open: true })
  const { visitor, card } = await handedOver(agent)
  expect(card).toMatchObject({ state: 'waiting', visitor_online: true, agent: null })
  agent.send({ type: 'claim', chat: card.chat })
  const { messages } = await agent.type('chat')
  expect(messages.map(({ kind }: Message) => kind).slice(0, 3)).toEqual(['greeting', 'text', 'transfer'])
  expect(await visitor.line('joined')).toMatchObject({
    agent: 'Grace',
    automated: false,
    is_specialist: true,
    content: 'Grace has joined the conversation.'
  })
  expect(await visitor.state('live')).toMatchObject({ agent: { name: 'Grace' } })

  agent.send({ type: 'typing', chat: card.chat, on: true })
  expect(await visitor.type('typing')).toEqual({ type: 'typing', on: true })
  const client_id = newClientId()
  const said = { type: 'message', chat: card.chat, client_id, content: 'How can I help?' }
  agent.send(said)
  agent.send(said)
  expect(await visitor.next(({ message }) => message?.client_id === client_id)).toMatchObject({
    message: { content: 'How can I help?', is_specialist: true }
  })
  visitor.says('What is a refund? My password is lost')
  expect(await agent.next(({ message }) => message?.content?.startsWith('What is a refund'))).toMatchObject({
    chat: card.chat
  })
  agent.send({ type: 'close', chat: card.chat })
  await visitor.state('closed')
  const lines = await db.selectFrom('chat_lines').selectAll().where('chat_id', '=', card.chat).execute()
  expect(lines.filter((line) => line.client_id === client_id)).toHaveLength(1)
  expect(lines.filter(({ kind }) => kind === 'answer' || kind === 'unknown')).toEqual([])
  expect(await outbox('chat.handed-off')).toContainEqual({ chat_id: card.chat, agent_present: true })
  const audit = await db.selectFrom('audit_log').select('action').where('subject', '=', card.chat).execute()
  expect(audit.map(({ action }) => action)).toEqual(['chat.claimed', 'chat.closed'])
  await gone(agent)
})

it('gives a conversation to one agent of several', async () => {
  const [one, two] = await Promise.all(
    [here, there].map(async ({ url }) => openAgent(url, await tokenOf('support'), `Agent ${url.slice(-1)}`))
  )
  if (!one || !two) throw new Error('two agents')
  const { card } = await handedOver(one)
  for (const agent of [one, two]) agent.send({ type: 'claim', chat: card.chat })
  const answers = await Promise.all(
    [one, two].map((agent) => agent.next(({ type }) => type === 'chat' || type === 'error'))
  )
  expect(answers.map(({ type, code }) => code ?? type).sort()).toEqual(['already-claimed', 'chat'])
  const loser = answers[0].type === 'error' ? one : two
  loser.send({ type: 'message', chat: card.chat, client_id: newClientId(), content: 'Me too' })
  expect(await loser.next(({ code }) => code === 'not-yours')).toMatchObject({ chat: card.chat })
  loser.send({ type: 'open', chat: card.chat })
  await loser.next(({ code }) => code === 'not-found')
  one.socket.close()
  await gone(two)
})

it('shows an agent what was asked first, and leaves the conversation to one who comes back in time', async () => {
  const patient = await startSupportChat({ AGENT_GRACE_SECONDS: 30 })
  const { url } = await startGateway({ 'support-chat': await patient.app.listen(listening) })
  const token = await tokenOf('support')
  const agent = await openAgent(url, token, 'Grace')
  const visitor = await openVisitor(url)
  visitor.says('May my neighbor sign as a witness?')
  await visitor.line('answer').catch(() => visitor.line('unknown'))
  visitor.says('Connect me to a specialist')
  const card = await agent.waiting('Connect me to a specialist')
  expect(card).toMatchObject({
    first_line: 'May my neighbor sign as a witness?',
    last_line: 'Connect me to a specialist'
  })
  agent.send({ type: 'claim', chat: card.chat })
  const { messages } = await agent.type('chat')
  expect(messages.map(({ content }: Message) => content)[1]).toBe('May my neighbor sign as a witness?')
  await visitor.state('live')
  agent.socket.close()
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const back = await openAgent(url, token, 'Grace')
  expect(back.welcome.own).toMatchObject([{ chat: card.chat, state: 'live', first_line: card.first_line }])
  expect(visitor.received.filter(({ message }) => message?.kind === 'left')).toEqual([])
})

it('returns a conversation to the queue when its agent is lost, and another takes over', async () => {
  const lost = await openAgent(there.url, await tokenOf('support'), 'Lost')
  const other = await openAgent(here.url, await tokenOf('admin'), 'Other')
  const { visitor, card } = await handedOver(lost)
  lost.send({ type: 'claim', chat: card.chat })
  await visitor.state('live')
  lost.socket.close()
  expect((await visitor.line('left')).content).toContain('Lost has left')
  other.send({ type: 'claim', chat: card.chat })
  await visitor.next((message) => message.type === 'state' && message.agent?.name === 'Other')
  other.send({ type: 'leave', chat: card.chat })
  await eventually(() => expect(visitor.received.filter(({ state }) => state === 'waiting')).toHaveLength(3))
  await gone(other)
})

it('tells a visitor when nobody takes over in time, and lets somebody come later', async () => {
  const agent = await openAgent(there.url, await tokenOf('support'), 'Late')
  const { visitor, card } = await handedOver(agent)
  await visitor.state('offline', 15_000)
  expect((await visitor.line('joined')).automated).toBe(true)
  expect(await outbox('chat.handed-off')).toContainEqual({ chat_id: card.chat, agent_present: false })
  agent.send({ type: 'claim', chat: card.chat })
  await visitor.state('live')
  await gone(agent)
})

it('promises nobody who is away, or outside the hours', async () => {
  const agent = await openAgent(there.url, await tokenOf('support'))
  agent.send({ type: 'presence', available: false })
  await agent.next(({ agents }) => agents?.some(({ available }: Message) => available === false))
  const visitor = await openVisitor(here.url)
  visitor.says('agent please')
  await visitor.state('offline')
  agent.send({ type: 'presence', available: true })
  await eventually(async () => expect((await openVisitor(here.url)).welcome.agents_present).toBe(true))
  const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
  const headers = { authorization: `Bearer ${await tokenOf('admin')}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ time_zone: 'America/New_York', weekly: closed, holidays: [] })
  await fetch(new URL('/api/admin/support-hours', here.url), { method: 'PUT', headers, body })
  const late = await openVisitor(here.url)
  expect(late.welcome.agents_present).toBe(false)
  late.send({ type: 'hand-off' })
  await late.state('offline')
  await db.deleteFrom('support_hours').execute()
  await gone(agent)
})

it('lets customers have no seat, and ends a seat whose session ends', async () => {
  const customer = await openSocket(here.url, { type: 'hello', token: await tokenOf('customer') })
  expect(await customer.code()).toBe(4403)
  const sessionId = randomUUID()
  const token = await tokenOf('support', sessionId)
  const agent = await openAgent(here.url, token)
  const expires_at = new Date(Date.now() + 60_000)
  await db.insertInto('revoked_sessions').values({ session_id: sessionId, expires_at }).execute()
  expect(await agent.code()).toBe(4401)
  const again = await openSocket(here.url, { type: 'hello', token })
  expect(await again.code()).toBe(4401)
})

it('ends a seat when auth says that its session has ended, before any fact of it came', async () => {
  const sessionId = randomUUID()
  const token = await tokenOf('support', sessionId)
  const agent = await openAgent(here.url, token)
  standings.tell(sessionId, 'ended')
  expect(await agent.code()).toBe(4401)
  const again = await openSocket(here.url, { type: 'hello', token })
  expect(await again.code()).toBe(4401)
})
