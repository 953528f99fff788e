import { consumers as ofCheckout } from '@formwright/checkout/consumers'
import { consumers as ofDocuments } from '@formwright/documents/consumers'
import type { KitDatabase } from '@formwright/kit/postgres/tables'
import { consumers as ofNotifications } from '@formwright/notifications/consumers'
import type { CloudEvent, EventDefinition } from '@formwright/proto-events'
import { consumers as ofSupportChat } from '@formwright/support-chat/consumers'
import { sql } from 'kysely'
import { handOver } from '../../support/hand.ts'
import { startAuth } from '../auth/support.ts'
import { INTERNAL_SECRET, startCheckout, WILL } from '../checkout/support.ts'
import { keyring, library, openDocuments, will } from '../documents/support.ts'
import { openNotifications } from '../notifications/support.ts'
import { startSupportChat } from '../support-chat/support.ts'
import { columns } from './marks.ts'

type Row = Record<string, unknown>
/** What a column holds of somebody, by the column's name. */
export type Values = Map<string, Set<string>>

/** The five services that hold something of people, each asking the others; facts go from one to the next when told to. */
export async function openHouse() {
  const documents = await openDocuments({ secret: INTERNAL_SECRET })
  const documentsUrl = await documents.app.listen({ port: 0, host: '127.0.0.1' })
  const checkout = await startCheckout({ DOCUMENTS_URL: documentsUrl })
  await checkout.catalog.db.updateTable('services').set({ id: will.meta.id }).where('id', '=', WILL).execute()
  const chat = await startSupportChat({ INTERNAL_SECRET })
  const auth = await startAuth({
    INTERNAL_SECRET,
    DOCUMENTS_URL: documentsUrl,
    CHECKOUT_URL: `http://127.0.0.1:${(checkout.app.server.address() as { port: number }).port}`,
    SUPPORT_CHAT_URL: await chat.app.listen({ port: 0, host: '127.0.0.1' })
  })
  const notifications = await openNotifications()
  const rooms = {
    auth: { db: auth.db, consumers: [] },
    checkout: { db: checkout.db, consumers: ofCheckout(checkout.context) },
    documents: { db: documents.db, consumers: ofDocuments({ library, keyring }) },
    'support-chat': { db: chat.db, consumers: ofSupportChat },
    notifications: { db: notifications.db, consumers: ofNotifications }
  }
  const databases = Object.entries(rooms).map(([name, { db }]) => [name, db as unknown as KitDatabase] as const)
  const readers = Object.values(rooms).flatMap(({ db, consumers }) =>
    (consumers as { event: EventDefinition }[]).map((consumer) => ({ db, consumer }))
  )
  const told = new Set<string>()

  /** Tells every fact to its readers, and what they then tell, until nobody has anything to say. */
  async function carryFacts(): Promise<void> {
    const waiting: CloudEvent[] = []
    for (const [, db] of databases) {
      const rows = await db.selectFrom('outbox').select('envelope').orderBy('seq').execute()
      waiting.push(...rows.map(({ envelope }) => envelope).filter(({ id }) => !told.has(id)))
    }
    for (const event of waiting) {
      told.add(event.id)
      for (const { db, consumer } of readers) {
        if (consumer.event.type === event.type) await handOver(event, { db, consumer })
      }
    }
    if (waiting.length > 0) await carryFacts()
  }

  /** Columns of whole objects, whose other texts are nobody's: ids, kinds, titles. */
  const mixed = new Set<string>()

  /** All that the databases hold, by column. */
  async function everything(): Promise<Values> {
    const held: Values = new Map()
    for (const [service, db] of databases) {
      for (const table of new Set(columns.filter((column) => column.service === service).map(({ table }) => table))) {
        const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db)
        for (const { name, column } of columns.filter((one) => one.service === service && one.table === table)) {
          held.set(name, new Set(rows.flatMap((row) => leavesOf(row[column]))))
          if (rows.some((row) => isMixed(row[column]))) mixed.add(name)
          for (const row of RECORDS[name] ? rows : []) open(row[column], RECORDS[name]?.(row) ?? '')
        }
      }
    }
    return held
  }

  /** Answers as they were given, by how they are stored. */
  const answers = new Map<string, string[]>()
  function open(sealed: unknown, record: string): void {
    if (!Buffer.isBuffer(sealed)) return
    answers.set(sealed.toString('base64'), leavesOf(JSON.parse(keyring.open(sealed, record).toString('utf8'))))
  }
  /** What a stored value says. */
  const opened = (value: string): string[] => answers.get(value) ?? [value]

  return { auth, checkout, documents, chat, notifications, carryFacts, everything, opened, mixed }
}

export type House = Awaited<ReturnType<typeof openHouse>>

/** The record that a sealed column is bound to. */
const RECORDS: Record<string, (row: Row) => string> = {
  'documents.drafts.answers': ({ id }) => `draft:${id}`,
  'documents.drafts.aside': ({ id }) => `aside:${id}`,
  'documents.generations.answers': ({ id }) => `generation:${id}`,
  'documents.account_steps.data': ({ account_id, service_id }) => `step:${account_id}/${service_id}`
}

const isMixed = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value)

/** The texts in a value, at whatever depth; what is sealed stands as it is stored. */
export function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '' || value instanceof Date) return []
  if (Buffer.isBuffer(value)) return [value.toString('base64')]
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf)
  return [String(value)]
}

/** What is in one and not in the other, by column. */
export const minus = (all: Values, others: Values): Values =>
  new Map([...all].map(([name, values]) => [name, new Set([...values].filter((one) => !others.get(name)?.has(one)))]))
