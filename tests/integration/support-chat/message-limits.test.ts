import { expect, it } from 'vitest'
import { startSupportChat } from './support.ts'

const { db, post, outbox } = await startSupportChat({
  MESSAGE_LIMIT_PER_HOUR: 3,
  CONFIRMATION_LIMIT_PER_DAY: 2,
  CHAT_LIMIT_PER_HOUR: 2
})
const write = (email: string, address: string) =>
  post('contact', { name: 'Ada', email, subject: 'Hello', message: 'Hello' }, address)

it('limits what one address sends, and tells when to come back', async () => {
  const answers = []
  for (let n = 0; n < 4; n++) answers.push(await write(`limit-${n}@example.com`, '203.0.113.7'))
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 429])
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await write('limit-9@example.com', '203.0.113.8')).statusCode).toBe(201)
})

it('fills nobody’s mailbox, from however many addresses and forms', async () => {
  const codes = [(await write('victim@example.com', '198.51.100.1')).statusCode]
  const demo = { company_name: 'X', contact_name: 'Y', user_email: 'VICTIM@example.com' }
  codes.push((await post('enterprise/schedule-demo', demo, '198.51.100.2')).statusCode)
  codes.push((await write('Victim@Example.com', '198.51.100.3')).statusCode)
  // What is written is kept; only the mail that would confirm it is not sent.
  expect(codes).toEqual([201, 200, 201])
  expect(await outbox('demo.requested')).toEqual([expect.not.objectContaining({ confirm: false })])
  expect((await outbox('contact.received')).slice(-2)).toEqual([
    expect.not.objectContaining({ confirm: false }),
    expect.objectContaining({ confirm: false })
  ])
  const keys = await db.selectFrom('throttles').select('key').where('key', 'like', 'confirmation:%').execute()
  expect(keys.join()).not.toContain('victim')
})

it('lets nobody lock an e-mail address out of the form from elsewhere', async () => {
  const codes = []
  for (let n = 0; n < 3; n++) codes.push((await write('owner@example.com', '198.51.100.20')).statusCode)
  expect(codes).toEqual([201, 201, 429])
  expect((await write('owner@example.com', '198.51.100.21')).statusCode).toBe(201)
  expect((await outbox('contact.received')).at(-1)).toMatchObject({ email: 'owner@example.com', confirm: false })
})

it('counts the addresses that one customer is given as one', async () => {
  const codes = []
  for (let n = 0; n < 4; n++) codes.push((await write(`v6-${n}@example.com`, `2001:db8:1:2::${n}`)).statusCode)
  expect(codes).toEqual([201, 201, 201, 429])
})

it('limits the conversations of one address', async () => {
  const codes = []
  for (let n = 0; n < 3; n++) {
    const body = { session_id: `chat_limit${n}x`, messages: [] }
    codes.push((await post('live-chat/submit', body, '198.51.100.9')).statusCode)
  }
  expect(codes).toEqual([201, 201, 429])
})
