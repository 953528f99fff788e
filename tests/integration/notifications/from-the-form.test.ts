import { startMessaging } from '@formwright/kit/facts/messaging'
import { openDatabase } from '@formwright/kit/postgres/database'
import { consumers as mailConsumers } from '@formwright/notifications/consumers/index'
import { buildApp } from '@formwright/support-chat/app'
import { consumers as supportConsumers } from '@formwright/support-chat/consumers/index'
import type { SupportTables } from '@formwright/support-chat/tables'
import { afterAll, expect, it } from 'vitest'
import { natsUrl, testDatabase, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { config } from '../support-chat/support.ts'
import { newAddress, startMailServer } from './mail-server.ts'
import { startNeighbours } from './neighbours.ts'
import { openNotifications } from './support.ts'

const supportUrl = await testDatabase('support-chat')
const support = openDatabase<SupportTables>(supportUrl, testLog)
const app = buildApp({ db: support, config, log: testLog })
const notifications = await openNotifications()
const smtp = await startMailServer()
const send = notifications.sender(smtp.url, (await startNeighbours()).url)
const common = { natsUrl: natsUrl(), log: testLog, sweepAfterSeconds: 0 }
const relays = [
  startMessaging({
    ...common,
    service: 'support-chat',
    databaseUrl: supportUrl,
    db: support,
    consumers: supportConsumers
  }),
  startMessaging({
    ...common,
    service: 'notifications',
    databaseUrl: notifications.url,
    db: notifications.db,
    consumers: mailConsumers
  })
]
afterAll(async () => {
  for (const relay of relays) await relay.close()
  await app.close()
  await support.destroy()
})

it.each([
  ['/api/contact', (email: string) => ({ name: 'Ada King', email, subject: 'Hello', message: 'a-secret-question' })],
  [
    '/api/enterprise/schedule-demo',
    (user_email: string) => ({ company_name: 'X', contact_name: 'Ada King', user_email, message: 'a-secret-question' })
  ]
])('brings what is sent to %s over the broker into one mail, without what was written', async (url, bodyFor) => {
  const address = newAddress()
  expect((await app.inject({ method: 'POST', url, body: bodyFor(address) })).statusCode).toBeLessThan(300)
  const [received, ...more] = await eventually(async () => {
    await send()
    expect(smtp.to(address)).not.toEqual([])
    return smtp.to(address)
  })
  expect([received?.mail.text?.startsWith('Hello Ada King,'), more]).toEqual([true, []])
  expect(JSON.stringify(received?.mail)).not.toContain('a-secret-question')
})
