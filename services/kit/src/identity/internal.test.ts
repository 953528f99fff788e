import { orderStatsCall } from '@formwright/proto-events/calls/checkout'
import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { answerCall, internalClient } from './internal.ts'

const secret = 'a secret of the tests only'
const told = { total_revenue_cents: 4900, successful_payments: 1, opened_orders: 2 }
const app = fastify()
afterAll(() => app.close())

it('gives on only what the call promises, and a part of it as no answer at all', async () => {
  let answer: object = { ...told, more: 'of a newer version' }
  app.get(orderStatsCall.path, async () => answer)
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const checkout = internalClient({ from: 'gateway', to: 'checkout', baseUrl, secret })
  expect(await checkout.ask(orderStatsCall)).toMatchObject(told)
  answer = { total_revenue_cents: 4900 }
  await expect(checkout.ask(orderStatsCall)).rejects.toMatchObject({ status: 502, code: 'bad-answer' })
})

it('lets no service answer what is declared as another’s', () => {
  const self = { service: 'documents', secret } as const
  expect(() => answerCall(fastify(), self, orderStatsCall, () => told)).toThrow("checkout's, not documents's")
})
