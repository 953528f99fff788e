import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { conflict } from '@formwright/kit/http/errors'
import { throttle } from '@formwright/kit/http/throttle'
import { trialStarted } from '@formwright/proto-events'
import { findRunningTrial, insertTrial, lockDomain } from '../../repositories/trials.ts'
import type { Database, TrialRow } from '../../tables.ts'
import { teamSize } from './team-size.ts'
import { companyDomain } from './work-email.ts'

export const TRIAL_DAYS = 7

export interface TrialRequest {
  companyName: string
  email: string
  teamSize: number | string | undefined
  address: string
}

/**
 * Starts a company's trial, one at a time for a domain. Throws 422 for a personal address, 409 while one runs, 429 when one
 * client starts many.
 */
export async function startTrial(
  db: Database,
  { companyName, email: typed, teamSize: size, address }: TrialRequest,
  { limitPerHour, now }: { limitPerHour: number; now: Date }
): Promise<TrialRow> {
  const email = typed.toLowerCase()
  const trial = {
    id: randomUUID(),
    company_name: companyName.trim(),
    email,
    domain: companyDomain(email),
    team_size: teamSize(size),
    started_at: now,
    ends_at: new Date(now.getTime() + TRIAL_DAYS * 86_400_000)
  }
  await throttle(db, { key: `trial:${address}`, limit: limitPerHour, windowSeconds: 3600 })
  return db.transaction().execute(async (trx) => {
    await lockDomain(trx, trial.domain)
    const running = await findRunningTrial(trx, { domain: trial.domain, now })
    if (running !== undefined) throw alreadyRunning(running)
    const row = await insertTrial(trx, trial)
    const ends_at = row.ends_at.toISOString()
    await appendToOutbox(trx, trialStarted, { trial_id: row.id, email, team_size: row.team_size, ends_at })
    return row
  })
}

const alreadyRunning = ({ domain, ends_at }: TrialRow) => {
  const until = ends_at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return conflict(`An Enterprise trial for ${domain} is already running, until ${until}.`, 'trial-running')
}
