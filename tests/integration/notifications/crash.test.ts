import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { openDatabase } from '@formwright/kit/postgres/database'
import type { NotificationsTables } from '@formwright/notifications/tables'
import { documentGenerated, paymentCompleted } from '@formwright/proto-events'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../../deploy/local/settings/settings.ts'
import { natsUrl, testDatabase, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { findFreePorts } from '../../support/free-ports.ts'
import { newAddress, startMailServer } from './mail-server.ts'
import { INTERNAL_SECRET, startNeighbours } from './neighbours.ts'
import { FROM, generatedData, ORIGIN, paymentData, STAFF } from './support.ts'

const url = await testDatabase('notifications')
const db = openDatabase<NotificationsTables>(url, testLog)
afterAll(() => db.destroy())
const smtp = await startMailServer()
const neighbours = await startNeighbours()
const port = await findFreePorts(1)

function start(): ChildProcess {
  const child = spawn(process.execPath, [join(root, 'services/notifications/src/main.ts')], {
    stdio: 'ignore',
    env: {
      PORT: String(port),
      DATABASE_URL: url,
      NATS_URL: natsUrl(),
      AUTH_PUBLIC_KEYS: '{"keys":[]}',
      INTERNAL_SECRET,
      SMTP_URL: smtp.url,
      MAIL_FROM: FROM,
      DOCUMENTS_URL: neighbours.url,
      AUTH_URL: neighbours.url,
      SUPPORT_CHAT_URL: neighbours.url,
      STAFF_EMAIL: STAFF,
      CHECKOUT_URL: neighbours.url,
      PUBLIC_ORIGINS: ORIGIN
    }
  })
  afterAll(() => child.kill('SIGKILL'))
  return child
}

it('sends a mail again under the same Message-ID when it is killed before it could note the 250', async () => {
  let child = start()
  const killed = once(child, 'exit')
  smtp.hooks.beforeAnswer = async () => {
    child.kill('SIGKILL')
    await killed
    delete smtp.hooks.beforeAnswer
  }
  const data = generatedData(newAddress())
  const address = data.email as string
  await db.transaction().execute(async (trx) => appendToOutbox(trx, documentGenerated, data))
  await killed
  child = start()
  await eventually(
    async () => {
      // The lease of the dead process, which may have been prolonged by its last words, is over.
      await db
        .updateTable('emails')
        .set({ leased_until: new Date(0) })
        .where('status', '=', 'waiting')
        .execute()
      expect(smtp.to(address)).toHaveLength(2)
    },
    30_000,
    500
  )
  expect(new Set(smtp.to(address).map(({ mail }) => mail.messageId)).size).toBe(1)
  await eventually(async () => {
    const { status } = await db
      .selectFrom('emails')
      .select('status')
      .where('subject_id', '=', data.generation_id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('sent')
  })

  const readiness = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect([readiness.status, await readiness.json()]).toMatchObject([200, { parts: { database: 'ok', smtp: 'ok' } }])

  const order = paymentData(newAddress())
  await db.transaction().execute(async (trx) => appendToOutbox(trx, paymentCompleted, order))
  await eventually(() => expect(smtp.to(order.email)).toHaveLength(1))
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
}, 90_000)
