import { sql } from 'kysely'
import type { Database } from '../../tables.ts'

export async function saveStep(
  db: Database,
  step: { account_id: string; service_id: number; step: string; data: Buffer }
): Promise<void> {
  await db
    .insertInto('account_steps')
    .values(step)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'service_id'])
        .doUpdateSet({ step: step.step, data: step.data, updated_at: sql<Date>`now()` })
    )
    .execute()
}

export async function listSteps(db: Database, accountId: string) {
  return db
    .selectFrom('account_steps')
    .select(['service_id', 'step', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .limit(100)
    .execute()
}
