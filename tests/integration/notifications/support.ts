import { randomBytes, randomUUID } from 'node:crypto'
import { internalClient } from '@formwright/kit/identity/internal'
import { openDatabase } from '@formwright/kit/postgres/database'
import { sendDue } from '@formwright/notifications/domain/send-due'
import { openTransport } from '@formwright/notifications/domain/transport'
import { mailWriters } from '@formwright/notifications/mails/index'
import type { NotificationsTables } from '@formwright/notifications/tables'
import type {
  CloudEvent,
  DataOf,
  documentGenerated,
  EventDefinition,
  Owner,
  paymentCompleted
} from '@formwright/proto-events'
import { afterAll } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'
import { handOver } from '../../support/hand.ts'
import { INTERNAL_SECRET } from './neighbours.ts'

export const FROM = 'Formwright <documents@formwright.example>'
export const STAFF = 'staff@formwright.example'
export const ORIGIN = 'http://localhost:8080'

export async function openNotifications() {
  const url = await testDatabase('notifications')
  const db = openDatabase<NotificationsTables>(url, testLog)
  afterAll(() => db.destroy())

  const hand = (consumer: unknown, event: CloudEvent) => handOver(event, { db, consumer })

  const sender = (smtpUrl: string, neighboursUrl: string, { attach = true } = {}) => {
    const transport = openTransport(smtpUrl)
    afterAll(() => transport.close())
    const client = <const To extends Owner>(to: To) =>
      internalClient({ from: 'notifications', to, baseUrl: neighboursUrl, secret: INTERNAL_SECRET })
    const writers = mailWriters({
      origin: ORIGIN,
      documents: client('documents'),
      auth: client('auth'),
      support: client('support-chat'),
      staff: STAFF,
      checkout: client('checkout'),
      attach
    })
    return () => sendDue({ db, transport, writers, from: FROM, log: testLog })
  }

  const emailOf = (subjectId: string) =>
    db.selectFrom('emails').selectAll().where('subject_id', '=', subjectId).executeTakeFirstOrThrow()
  const emailsAbout = (subjectId: string) =>
    db.selectFrom('emails').selectAll().where('subject_id', '=', subjectId).execute()
  /** As if the time until the next attempt had passed. */
  const skipWaiting = (subjectId: string) =>
    db
      .updateTable('emails')
      .set({ next_attempt_at: new Date(0) })
      .where('subject_id', '=', subjectId)
      .execute()
  const factsAbout = async (subjectId: string) => {
    const rows = await db.selectFrom('outbox').select(['envelope', 'cause_id']).orderBy('seq').execute()
    return rows
      .map(({ envelope, cause_id }) => ({
        type: envelope.type,
        cause_id,
        ...(envelope.data as { subject_id: string })
      }))
      .filter(({ subject_id }) => subject_id === subjectId)
  }
  return { url, db, hand, sender, emailOf, emailsAbout, skipWaiting, factsAbout }
}

export const eventOf = <Definition extends EventDefinition>(
  definition: Definition,
  data: DataOf<Definition>
): CloudEvent => ({
  specversion: '1.0',
  id: randomUUID(),
  source: definition.source,
  type: definition.type,
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data
})

export const generatedData = (
  email: string | null,
  changes: Partial<DataOf<typeof documentGenerated>> = {}
): DataOf<typeof documentGenerated> => ({
  generation_id: randomBytes(16).toString('base64url'),
  order_id: randomUUID(),
  kind: 'final',
  notify: true,
  service_id: 49,
  service_title: 'Simple Will',
  email,
  documents: [],
  ...changes
})

export const paymentData = (
  email: string,
  changes: Partial<DataOf<typeof paymentCompleted>> = {}
): DataOf<typeof paymentCompleted> => ({
  order_id: randomUUID(),
  service_id: 49,
  service_title: 'Simple Will',
  state: 'TX',
  owner: null,
  email,
  amount_cents: 3_920,
  discount_cents: 980,
  currency: 'usd',
  paid_at: '2026-11-21T10:00:00.000Z',
  ...changes
})
