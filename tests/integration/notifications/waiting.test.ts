import { randomUUID } from 'node:crypto'
import { onWaitingBegan, onWaitingFellDue } from '@formwright/notifications/consumers/documents'
import { waitingBegan, waitingFellDue } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { newAddress, startMailServer } from './mail-server.ts'
import { startNeighbours } from './neighbours.ts'
import { eventOf, openNotifications } from './support.ts'

const { hand, sender, emailOf } = await openNotifications()
const smtp = await startMailServer()
const neighbours = await startNeighbours()
const send = sender(smtp.url, neighbours.url)

const refusal = {
  question: 'separation_date',
  message: 'North Carolina asks for 12 months apart. That is reached on October 1, 2027.',
  possible_from: '2027-10-01'
}
const began = (order_id: string = randomUUID()) =>
  eventOf(waitingBegan, {
    waiting_id: randomUUID(),
    order_id,
    question: 'When did you separate?',
    possible_from: '2027-10-01',
    began_at: '2026-11-22T10:00:00.000Z'
  })
const toNewAddress = () => {
  const address = newAddress()
  neighbours.state.email = address
  return address
}

it('mails once for an order why nothing is made, from which day it can be, and what the customer can do', async () => {
  const address = toNewAddress()
  neighbours.state.refusal = refusal
  const order = randomUUID()
  await hand(onWaitingBegan, began(order))
  await send()
  await hand(onWaitingBegan, began(order))
  await send()
  expect(smtp.to(address)).toHaveLength(1)
  const { mail } = smtp.to(address)[0] ?? {}
  expect(mail?.subject).toBe('Your papers must wait: Uncontested Divorce')
  expect(mail?.messageId).toBe(`<waiting.${order}@formwright.example>`)
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(refusal.message)
    expect(body).toMatch(/wait until October 1, 2027/)
    expect(body).toContain('change an answer')
    expect(body).toContain('all of it')
  }
  expect(mail?.text).toContain('http://localhost:8080/resume?token=w4iting')
  expect(JSON.stringify(await emailOf(order))).not.toContain('w4iting')
})

it('names no day where none helps', async () => {
  const address = toNewAddress()
  neighbours.state.refusal = { ...refusal, message: 'This set is for couples without children.', possible_from: null }
  await hand(onWaitingBegan, began())
  await send()
  expect(smtp.to(address)[0]?.mail.text).not.toContain('wait until')
})

it('asks for a confirmation when the day has come, and promises nothing before', async () => {
  const address = toNewAddress()
  neighbours.state.refusal = null
  const data = { due_id: randomUUID(), order_id: randomUUID() }
  await hand(onWaitingFellDue, eventOf(waitingFellDue, data))
  await send()
  const { mail } = smtp.to(address)[0] ?? {}
  expect(mail?.subject).toBe('The day has come, please confirm: Uncontested Divorce')
  for (const body of [mail?.text, mail?.html]) expect(body).toMatch(/not\s+before/)
})

it('mails nothing about an order that waits no more', async () => {
  neighbours.state.gone = true
  const [order, before] = [randomUUID(), smtp.received.length]
  await hand(onWaitingBegan, began(order))
  await send()
  expect([(await emailOf(order)).status, smtp.received.length]).toEqual(['unneeded', before])
})
