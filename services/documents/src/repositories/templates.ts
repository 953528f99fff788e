import { sql } from 'kysely'
import type { Database, TemplateRow, Trx } from '../tables.ts'

export type TemplateKey = Pick<TemplateRow, 'service_id' | 'state' | 'version'>

/** A worker has this long before a form is asked for again. */
const patience = sql<Date>`now() - interval '10 minutes'`

/** The id, or undefined when this form was asked for before. */
export async function insertTemplate(trx: Trx, template: TemplateKey & { id: string }): Promise<string | undefined> {
  const row = await trx
    .insertInto('templates')
    .values(template)
    .onConflict((conflict) => conflict.columns(['service_id', 'state', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The id of a form that failed, or was forgotten, so long ago that it is worth another try. */
export async function retryTemplate(trx: Trx, key: TemplateKey): Promise<string | undefined> {
  const row = await trx
    .updateTable('templates')
    .set({ status: 'queued', requested_at: sql<Date>`now()` })
    .where('service_id', '=', key.service_id)
    .where('state', '=', key.state)
    .where('version', '=', key.version)
    .where('status', '!=', 'ready')
    .where('requested_at', '<', patience)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function countOnTheirWay(db: Database): Promise<number> {
  const { forms } = await db
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('forms'))
    .where('status', '=', 'queued')
    .where('requested_at', '>=', patience)
    .executeTakeFirstOrThrow()
  return forms
}

/** The forms that need no asking now: made, or asked for a short while ago. */
export async function listSettled(db: Database): Promise<TemplateKey[]> {
  return db
    .selectFrom('templates')
    .select(['service_id', 'state', 'version'])
    .where((form) => form.or([form('status', '=', 'ready'), form('requested_at', '>=', patience)]))
    .execute()
}

export async function readTemplate(db: Database, key: TemplateKey): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('templates')
    .select('pdf')
    .where('service_id', '=', key.service_id)
    .where('state', '=', key.state)
    .where('version', '=', key.version)
    .where('status', '=', 'ready')
    .executeTakeFirst()
  return row?.pdf ?? undefined
}

/** Drops the forms of other versions, a week after they were asked for: until then earlier code may still run. */
export async function forgetTemplates(db: Database, current: string[]): Promise<void> {
  await db
    .deleteFrom('templates')
    .where('version', 'not in', current)
    .where('requested_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
}
