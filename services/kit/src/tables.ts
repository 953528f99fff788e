import type { CloudEvent } from '@formwright/proto-events'
import type { Generated, JSONColumnType, Kysely } from 'kysely'

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
