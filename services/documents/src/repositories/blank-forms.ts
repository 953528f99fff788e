import { sql } from 'kysely'
import type { BlankFormRow, Database, Trx } from '../tables.ts'

export type BlankFormKey = Pick<BlankFormRow, 'service_id' | 'state' | 'version'>

/** A worker has this long before a form is asked for again. */
const patience = sql<Date>`now() - interval '10 minutes'`

/** The id, or undefined when this form was asked for before. */
export async function insertBlankForm(trx: Trx, form: BlankFormKey & { id: string }): Promise<string | undefined> {
  const row = await trx
    .insertInto('blank_forms')
    .values(form)
    .onConflict((conflict) => conflict.columns(['service_id', 'state', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The id of a form that failed, or was forgotten, so long ago that it is worth another try. */
export async function retryBlankForm(trx: Trx, key: BlankFormKey): Promise<string | undefined> {
  const row = await trx
    .updateTable('blank_forms')
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
    .selectFrom('blank_forms')
    .select(({ fn }) => fn.countAll<number>().as('forms'))
    .where('status', '=', 'queued')
    .where('requested_at', '>=', patience)
    .executeTakeFirstOrThrow()
  return forms
}

/** The forms that need no asking now: made, or asked for a short while ago. */
export async function listSettled(db: Database): Promise<BlankFormKey[]> {
  return db
    .selectFrom('blank_forms')
    .select(['service_id', 'state', 'version'])
    .where((form) => form.or([form('status', '=', 'ready'), form('requested_at', '>=', patience)]))
    .execute()
}

export async function readBlankForm(db: Database, key: BlankFormKey): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('blank_forms')
    .select('pdf')
    .where('service_id', '=', key.service_id)
    .where('state', '=', key.state)
    .where('version', '=', key.version)
    .where('status', '=', 'ready')
    .executeTakeFirst()
  return row?.pdf ?? undefined
}

/** Drops the forms of other versions, a week after they were asked for: until then earlier code may still run. */
export async function forgetBlankForms(db: Database, current: string[]): Promise<void> {
  await db
    .deleteFrom('blank_forms')
    .where('version', 'not in', current)
    .where('requested_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
}
