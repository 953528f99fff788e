import { sql } from 'kysely'
import type { Database } from '../tables.ts'

/** Forgets what can decide nothing any more. Sessions stay for 30 days: they say which addresses an account knows. */
export async function forgetOld(db: Database): Promise<void> {
  await sql`delete from sessions where expires_at < now() - interval '30 days'`.execute(db)
  await sql`delete from known_devices where used_at < now() - interval '180 days'`.execute(db)
  await sql`delete from mailed_tokens where expires_at < now()`.execute(db)
  await sql`delete from password_resets where requested_at < now() - interval '2 days'`.execute(db)
  await sql`delete from login_failures where last_at < now() - interval '1 day' and blocked_until < now()`.execute(db)
}
