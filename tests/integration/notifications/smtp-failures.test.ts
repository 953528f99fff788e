import { onPaymentCompleted } from '@formwright/notifications/consumers/order'
import { paymentCompleted } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { newAddress, startMailServer } from './mail-server.ts'
import { startNeighbours } from './neighbours.ts'
import { eventOf, openNotifications, paymentData } from './support.ts'

const { db, hand, sender, emailOf, skipWaiting, factsAbout } = await openNotifications()
const { url: neighbours } = await startNeighbours()

async function oweReceipt() {
  const data = paymentData(newAddress())
  await hand(onPaymentCompleted, eventOf(paymentCompleted, data))
  return { address: data.email, order: data.order_id }
}

it('tries a mail that was refused with 4xx again, later, under the same Message-ID', async () => {
  const smtp = await startMailServer()
  const send = sender(smtp.url, neighbours)
  const { address, order } = await oweReceipt()
  smtp.script.push({ code: 451, at: 'recipient' }, { code: 452, at: 'data' })
  await send()
  const first = await emailOf(order)
  expect(first).toMatchObject({ status: 'waiting', attempts: 1 })
  expect(first.next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 3_000)
  await send()
  expect(smtp.to(address)).toEqual([])
  for (let attempt = 2; attempt <= 3; attempt++) {
    await skipWaiting(order)
    await send()
  }
  expect(smtp.to(address).map(({ mail }) => mail.messageId)).toEqual([first.message_id])
  expect((await factsAbout(order)).length).toBe(1)
})

it.each(['recipient', 'data'] as const)('gives up a mail refused with 5xx at its %s, and says so', async (at) => {
  const smtp = await startMailServer()
  const send = sender(smtp.url, neighbours)
  const { address, order } = await oweReceipt()
  smtp.script.push({ code: 550, at })
  await send()
  expect(await emailOf(order)).toMatchObject({
    status: 'failed',
    attempts: 1,
    last_error: expect.stringContaining('550')
  })
  await skipWaiting(order)
  await send()
  expect(smtp.to(address)).toEqual([])
  expect((await factsAbout(order)).map(({ type }) => type)).toEqual(['mail.failed'])
})

it('loses nothing while the server is away', async () => {
  const gone = await startMailServer()
  await gone.close()
  const send = sender(gone.url, neighbours)
  const owed = [await oweReceipt(), await oweReceipt(), await oweReceipt(), await oweReceipt()]
  await send()
  for (const { order } of owed) expect((await emailOf(order)).status).toBe('waiting')
  const back = await startMailServer(gone.port)
  for (const { order } of owed) await skipWaiting(order)
  await send()
  for (const { address } of owed) expect(back.to(address)).toHaveLength(1)
})

it('gives up after a day of trying', async () => {
  const gone = await startMailServer()
  await gone.close()
  const { order } = await oweReceipt()
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await db.updateTable('emails').set({ created_at: yesterday }).where('subject_id', '=', order).execute()
  await sender(gone.url, neighbours)()
  expect((await emailOf(order)).status).toBe('failed')
})

it('shares the work among senders and sends nothing twice', async () => {
  const smtp = await startMailServer()
  const owed = []
  for (let i = 0; i < 30; i++) owed.push(await oweReceipt())
  await Promise.all([1, 2, 3].map(() => sender(smtp.url, neighbours)()))
  expect(owed.map(({ address }) => smtp.to(address).length)).toEqual(owed.map(() => 1))
})
