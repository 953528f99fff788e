import { randomBytes } from 'node:crypto'
import { ownerOf } from '@formwright/kit/identity/owner'
import { expect, it } from 'vitest'
import { startSupportChat } from './support.ts'

const { db, post } = await startSupportChat()
const newSession = () => `chat_1795000000000_${randomBytes(6).toString('hex')}`
const message = (content: string, more = {}) => ({
  type: 'user',
  content,
  timestamp: '2026-11-20T10:14:20.000Z',
  ...more
})
const chat = (more = {}) => ({
  session_id: newSession(),
  user_email: 'ada@example.com',
  messages: [message('I cannot log in.', { agent: '' }), message('Hello', { type: 'support', agent: 'Sarah' })],
  topic: 'Login',
  status: 'Needs Follow-up',
  summary: 'Login: 2 messages',
  ...more
})
const submit = (body: object) => post('live-chat/submit', body)
const rowsOf = (sessionId: string) =>
  db.selectFrom('chat_sessions').selectAll().where('owner', '=', ownerOf(sessionId)).execute()

it('keeps a conversation as the page hands it over, with or without an address', async () => {
  const [named, nameless] = [chat(), chat({ user_email: '' })]
  const answer = await submit(named)
  expect([answer.statusCode, answer.json()]).toEqual([201, { success: true, session_id: named.session_id }])
  expect((await submit(nameless)).statusCode).toBe(201)
  const [row] = await rowsOf(named.session_id)
  expect(row).toMatchObject({ user_email: 'ada@example.com', topic: 'Login', status: 'Needs Follow-up' })
  expect(row?.messages.map(({ content }) => content)).toEqual(['I cannot log in.', 'Hello'])
  expect((await rowsOf(nameless.session_id))[0]?.user_email).toBeNull()
})

it('keeps one conversation a session, however often and however parallel it comes', async () => {
  const body = chat()
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(body)))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
  expect(await rowsOf(body.session_id)).toHaveLength(1)
})

it('takes the longer form of a conversation, and never the shorter', async () => {
  const body = chat()
  const longer = { ...body, messages: [...body.messages, message('Thanks!')], summary: 'Login: 3 messages' }
  for (const version of [body, longer, body]) await submit(version)
  const [row] = await rowsOf(body.session_id)
  expect([row?.messages.length, row?.summary]).toEqual([3, 'Login: 3 messages'])
})

it('takes 200 messages of 4 kB and no more', async () => {
  const full = message('x'.repeat(4_096))
  expect((await submit(chat({ messages: Array(200).fill(full) }))).statusCode).toBe(201)
  expect((await submit(chat({ messages: Array(201).fill(message('x')) }))).statusCode).toBe(422)
  expect((await submit(chat({ messages: [message('x'.repeat(4_097))] }))).statusCode).toBe(422)
  const wide = await submit(chat({ messages: [message('hi'), message('é'.repeat(2_049))] }))
  expect([wide.statusCode, wide.json().errors[0].field]).toEqual([422, 'messages.1.content'])
})

it.each([
  ['session_id', 'session_1'],
  ['session_id', ''],
  ['session_id', "chat_' or 1=1 --"],
  ['user_email', 'nobody'],
  ['messages', 'hello'],
  ['messages', [{ ...message('x'), type: 'agent' }]],
  ['messages', [{ ...message('x'), timestamp: 'yesterday' }]],
  ['messages', [{ ...message('x'), html: '<b>' }]],
  ['messages', [message('')]],
  ['topic', 'x'.repeat(201)],
  ['admin', true]
])('refuses %s %j', async (field, value) => {
  const answer = await submit(chat({ [field]: value }))
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors[0].field.split('.')[0]).toBe(field)
})
