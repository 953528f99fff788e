import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../identity/actor.ts'
import type { KitTables } from '../postgres/tables.ts'

/** A member of staff. */
export type Staff = Pick<Actor, 'accountId' | 'email'>

export interface StaffAction {
  /** `<thing>.<what was done>`: `order.refunded`, `document.link-made`. */
  action: string
  /** The id of the thing. */
  subject?: string
  /** What a reader needs to understand it later. No secrets, no answers. */
  details?: Record<string, unknown>
  requestId?: string
}

/** Writes down what a member of staff did; give it the transaction of the act, so that the two cannot part. */
export async function recordAudit<Tables extends KitTables>(
  db: Kysely<Tables> | Transaction<Tables>,
  { accountId, email }: Staff,
  { action, subject, details = {}, requestId }: StaffAction
): Promise<void> {
  await (db as unknown as Kysely<KitTables>)
    .insertInto('audit_log')
    .values({
      account_id: accountId,
      email,
      action,
      subject: subject ?? null,
      details: JSON.stringify(details),
      request_id: requestId ?? null
    })
    .execute()
}
