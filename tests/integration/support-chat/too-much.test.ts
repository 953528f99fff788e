import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { exchange, startGateway, statusOf } from '../gateway/support.ts'
import { newChatId, openAgent, openSocket, openVisitor } from './chat-client.ts'
import { startSupportChat, tokenOf } from './support.ts'

const { app, db, get } = await startSupportChat({ MESSAGE_LIMIT_PER_HOUR: 3 })
const direct = await app.listen({ host: '127.0.0.1', port: 0 })
const gateway = await startGateway({ 'support-chat': direct })

it('sends transcripts to a few strangers an hour for one address, and not to every mailbox there is', async () => {
  const visitor = await openVisitor(gateway.url)
  for (let mails = 0; mails < 4; mails++) visitor.send({ type: 'transcript', email: `stranger${mails}@example.com` })
  expect(await visitor.type('error')).toMatchObject({ code: 'too-many-requests' })
  expect(await db.selectFrom('chat_transcripts').select('id').execute()).toHaveLength(3)
})

it('opens so many sockets for one address, and another once one of them has ended', async () => {
  const few = await (await startSupportChat({ CHAT_SOCKET_LIMIT: 3 })).app.listen({ host: '127.0.0.1', port: 0 })
  const own = await Promise.all([openVisitor(few), openVisitor(few), openVisitor(few)])
  const more = await openSocket(few)
  expect(await more.type('error')).toEqual({
    type: 'error',
    code: 'too-many-requests',
    detail: 'Too many chats are open in your network at once.',
    retry_after: 60
  })
  expect(await more.code()).toBe(4429)
  own[0]?.socket.close()
  await eventually(async () => expect(await (await openSocket(few, { type: 'ping' })).code()).toBe(4400))
})

it('says why a chat cannot begin, and when it can, through the gateway too', async () => {
  const once = await startSupportChat({ CHAT_LIMIT_PER_HOUR: 1, CHAT_SOCKET_LIMIT: 40 })
  const { url } = await startGateway({ 'support-chat': await once.app.listen({ host: '127.0.0.1', port: 0 }) })
  await openVisitor(url)
  const refused = await openSocket(url, { type: 'hello', chat_id: newChatId() })
  const said = await refused.type('error')
  expect(said).toMatchObject({ detail: 'Too many chats were begun from your network within an hour.' })
  expect(said.retry_after).toBeGreaterThan(3_000)
  expect(await refused.code()).toBe(4429)
  const crowd = await Promise.all(Array.from({ length: 39 }, () => openSocket(url)))
  const late = await openSocket(url)
  expect((await late.type('error')).detail).toBe('Too many chats are open in your network at once.')
  for (const { socket } of crowd) socket.close()
})

it('lets a stranger elsewhere use up nobody’s transcripts', async () => {
  const two = await startSupportChat({ CONFIRMATION_LIMIT_PER_DAY: 2 })
  const listening = await two.app.listen({ host: '127.0.0.1', port: 0 })
  const { url } = await startGateway({ 'support-chat': listening })
  const [stranger, owner] = await Promise.all([openVisitor(listening), openVisitor(url)])
  const ask = { type: 'transcript', email: 'owner@example.com' }
  for (let mails = 0; mails < 3; mails++) stranger.send(ask)
  expect(await stranger.type('error')).toMatchObject({
    detail: 'Several conversations were mailed to this address today.'
  })
  await two.db.updateTable('throttles').set({ key: sql`replace(key, '127.0.0.1', '198.51.100.1')` }).execute()
  owner.send(ask)
  expect(await owner.type('transcript')).toEqual(ask)
})

it('opens its socket and nothing else to a handshake, also behind a request, on its own port', async () => {
  const wish = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n'
  const handshake = (path: string) => `GET ${path} HTTP/1.1\r\n${wish}${key}\r\n`
  const port = Number(new URL(direct).port)
  const socket = '/api/support-chat/socket'
  expect(statusOf(await exchange(port, handshake(socket)))).toBe(101)
  expect(statusOf(await exchange(port, handshake('/api/help/articles')))).toBe(200)
  const answers = await exchange(port, `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${handshake(socket)}`)
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(statusOf(await exchange(port, 'CONNECT a:22 HTTP/1.1\r\nHost: x\r\n\r\n'))).toBe(405)
})

it('leaves nobody at the desk whose welcome failed', async () => {
  await sql`alter table chat_lines rename to chat_lines_away`.execute(db)
  const agent = await openSocket(direct, { type: 'hello', token: await tokenOf('support'), name: 'Ghost' })
  expect(await agent.code()).toBe(1011)
  await sql`alter table chat_lines_away rename to chat_lines`.execute(db)
  const seen = await db.selectFrom('chat_seats').select('seen_at').where('name', '=', 'Ghost').execute()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await db.selectFrom('chat_seats').select('seen_at').where('name', '=', 'Ghost').execute()).toEqual(seen)
  await db.updateTable('chat_seats').set({ seen_at: sql`seen_at - interval '15 seconds'` }).execute()
  expect((await get('/api/support-chat/socket')).json().agents_present).toBe(false)
  expect((await openAgent(direct, await tokenOf('support'), 'Grace')).welcome.agents).toHaveLength(1)
})
