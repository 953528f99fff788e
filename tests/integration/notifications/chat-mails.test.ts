import { onChatHandedOff, onChatTranscriptRequested } from '@formwright/notifications/consumers/support'
import { chatHandedOff } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { startGateway } from '../gateway/support.ts'
import { openVisitor } from '../support-chat/chat-client.ts'
import { startSupportChat } from '../support-chat/support.ts'
import { newAddress, startMailServer } from './mail-server.ts'
import { INTERNAL_SECRET } from './neighbours.ts'
import { eventOf, openNotifications } from './support.ts'

const { hand, sender, emailOf } = await openNotifications()
const { app, db } = await startSupportChat({ INTERNAL_SECRET })
const supportUrl = await app.listen({ host: '127.0.0.1', port: 0 })
const gateway = await startGateway({ 'support-chat': supportUrl })
const smtp = await startMailServer()
const send = sender(smtp.url, supportUrl)

it('mails a conversation whole, once, without a link of a stranger, and keeps it out of every event', async () => {
  const email = newAddress()
  const visitor = await openVisitor(gateway.url)
  visitor.says('Please look at https://evil.example/win and <b>answer</b>')
  await visitor.line('unknown')
  visitor.send({ type: 'transcript', email })
  await visitor.type('transcript')
  const [row] = await db.selectFrom('outbox').selectAll().where('type', '=', 'chat.transcript-requested').execute()
  if (!row) throw new Error('no fact')
  expect(JSON.stringify(row.envelope)).not.toMatch(/evil|@/)
  await hand(onChatTranscriptRequested, row.envelope)
  await hand(onChatTranscriptRequested, row.envelope)
  await send()
  const [{ mail } = {}, ...others] = smtp.to(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your conversation with Formwright')
  expect(mail?.text).toContain('You:\nPlease look at [address left out] and <b>answer</b>')
  expect(mail?.text).toContain('AI Support (automated):')
  expect(mail?.html).toContain('&lt;b&gt;answer&lt;/b&gt;')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  const { transcript_id } = row.envelope.data as { transcript_id: string }
  expect(JSON.stringify(await emailOf(transcript_id))).not.toContain('answer')
})

it('needs no mail when the conversation is gone', async () => {
  const { id, ...event } = eventOf(chatHandedOff, { chat_id: 'x', agent_present: false })
  const transcript_id = '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11'
  await hand(onChatTranscriptRequested, { ...event, id, type: 'chat.transcript-requested', data: { transcript_id } })
  await send()
  expect((await emailOf(transcript_id)).status).toBe('unneeded')
})

it('writes to staff when nobody is at the desk, once a conversation, and not when somebody is', async () => {
  const before = smtp.to('staff@formwright.example').length
  const fact = (chat_id: string, agent_present: boolean) => eventOf(chatHandedOff, { chat_id, agent_present })
  await hand(onChatHandedOff, fact('chat-with-an-agent', true))
  await hand(onChatHandedOff, fact('chat-alone', false))
  await hand(onChatHandedOff, fact('chat-alone', false))
  await send()
  const mails = smtp.to('staff@formwright.example').slice(before)
  expect(mails.map(({ mail }) => mail.subject)).toEqual(['A chat waits for an answer (chat-alo)'])
  expect(mails[0]?.mail.text).toContain('http://localhost:8080/admin')
})
