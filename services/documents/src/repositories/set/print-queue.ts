import { sql } from 'kysely'
import type { Database } from '../../tables.ts'

export interface PrintLane {
  queued: number
  generating: number
  /** How long the oldest one waits. */
  oldest_seconds: number | null
}

/** What the workers have before them: paid sets, previews and blank forms. */
export async function printQueue(db: Database): Promise<Record<'final' | 'preview' | 'blankForm', PrintLane>> {
  const { rows } = await sql<PrintLane & { kind: string }>`
    select kind, count(*) filter (where status = 'queued') as queued,
      count(*) filter (where status = 'generating') as generating,
      floor(extract(epoch from now() - min(requested_at)))::int as oldest_seconds
    from (
      select kind, status, requested_at from generations
      where status in ('queued', 'generating') and closed_at is null
      union all
      select 'blank-form', status, requested_at from blank_forms where status = 'queued'
    ) as waiting
    group by kind`.execute(db)
  const lane = (name: string): PrintLane => {
    const { queued = 0, generating = 0, oldest_seconds = null } = rows.find(({ kind }) => kind === name) ?? {}
    return { queued, generating, oldest_seconds }
  }
  return { final: lane('final'), preview: lane('preview'), blankForm: lane('blank-form') }
}
