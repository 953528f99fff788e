import { sql } from 'kysely'
import type { Database, Trx } from '../../tables.ts'

export async function insertResumeLink(trx: Trx, link: { id: string; draft_id: string }): Promise<void> {
  await trx.insertInto('resume_links').values(link).execute()
}

/** The draft that an unused link leads to. */
export async function findResumeLink(db: Database, id: string) {
  return db
    .selectFrom('resume_links')
    .innerJoin('drafts', 'drafts.id', 'resume_links.draft_id')
    .select(['drafts.owner', 'drafts.service_id'])
    .where('resume_links.id', '=', id)
    .where('resume_links.used_at', 'is', null)
    .executeTakeFirst()
}

export async function insertResumeToken(
  db: Database,
  token: { token_hash: string; link_id: string; expires_at: Date }
): Promise<void> {
  await db.insertInto('resume_tokens').values(token).execute()
}

/** Marks the link behind a token as used. Undefined when the token is unknown or expired, or the link was used. */
export async function takeResumeLink(trx: Trx, { tokenHash, now }: { tokenHash: string; now: Date }) {
  const link = trx
    .selectFrom('resume_tokens')
    .select('link_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
  const taken = await trx
    .updateTable('resume_links')
    .set({ used_at: sql<Date>`now()` })
    .where('id', 'in', link)
    .where('used_at', 'is', null)
    .returning('draft_id')
    .executeTakeFirst()
  return (
    taken &&
    trx.selectFrom('drafts').select(['id', 'owner', 'service_id']).where('id', '=', taken.draft_id).executeTakeFirst()
  )
}
