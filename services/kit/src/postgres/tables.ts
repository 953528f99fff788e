import type { CloudEvent } from '@formwright/proto-events'
import type { Generated, JSONColumnType, Kysely } from 'kysely'
import { type MarksOf, OF_STAFF } from './personal-marks.ts'

/** The tables that the kit brings to every service's database. */
export interface KitTables {
  outbox: OutboxTable
  inbox: { consumer: string; event_id: string; received_at: Generated<Date> }
  dead_letters: DeadLetterTable
  audit_log: AuditTable
  revoked_sessions: { session_id: string; expires_at: Date }
  throttles: { key: string; window_ends_at: Date; attempts: number }
}

export type KitDatabase = Kysely<KitTables>

interface OutboxTable {
  seq: Generated<number>
  id: string
  type: string
  envelope: JSONColumnType<CloudEvent>
  cause_id: string | null
  settle_key: string | null
  settled_at: Generated<Date | null>
  created_at: Generated<Date>
  published_at: Generated<Date | null>
  attempts: Generated<number>
  last_error: Generated<string | null>
  next_try_at: Generated<Date | null>
}

interface DeadLetterTable {
  id: Generated<number>
  direction: Generated<'in' | 'out'>
  consumer: string
  event_id: string | null
  subject: string
  payload: string
  error: string
  deliveries: number
  created_at: Generated<Date>
  replayed_at: Generated<Date | null>
  replay_requested_at: Generated<Date | null>
}

interface AuditTable {
  id: Generated<number>
  at: Generated<Date>
  account_id: string
  email: string
  action: string
  subject: string | null
  details: JSONColumnType<Record<string, unknown>>
  request_id: string | null
}

const COUNTED = 'addresses that attempts are counted by, for a day at most'
const MESSAGE = {
  unshown: 'a copy of what the rows it tells of say',
  keptWithoutAccount: 'a fact about an order that was paid is still to be acted upon'
}

export const kitMarks = {
  outbox: {
    seq: 'none',
    id: 'none',
    type: 'none',
    envelope: MESSAGE,
    cause_id: 'none',
    settle_key: 'none',
    settled_at: 'none',
    created_at: 'none',
    published_at: 'none',
    attempts: 'none',
    last_error: 'none',
    next_try_at: 'none'
  },
  inbox: { consumer: 'none', event_id: 'none', received_at: 'none' },
  dead_letters: {
    id: 'none',
    direction: 'none',
    consumer: 'none',
    event_id: 'none',
    subject: 'none',
    payload: MESSAGE,
    error: 'none',
    deliveries: 'none',
    created_at: 'none',
    replayed_at: 'none',
    replay_requested_at: 'none'
  },
  audit_log: {
    id: 'none',
    at: 'none',
    account_id: OF_STAFF,
    email: OF_STAFF,
    action: 'none',
    subject: 'none',
    details: 'none',
    request_id: 'none'
  },
  revoked_sessions: { session_id: 'none', expires_at: 'none' },
  throttles: {
    key: { unshown: COUNTED, kept: COUNTED, keptWithoutAccount: COUNTED },
    window_ends_at: 'none',
    attempts: 'none'
  }
} as const satisfies MarksOf<KitTables>
