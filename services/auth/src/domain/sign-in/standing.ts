import type { StandingOf } from '@formwright/kit/identity/standing'
import { findSessionHolder } from '../../repositories/sessions.ts'
import type { Database } from '../../tables.ts'

/**
 * Whether a session stands, as auth's own tables say at this moment. Where every member of staff must have a second factor,
 * a session of one who has none opens the pages of staff only once it is set up.
 */
export const standingIn =
  (db: Database, { secondFactorRequired, now }: { secondFactorRequired: boolean; now: () => Date }): StandingOf =>
  async (sessionId) => {
    const holder = await findSessionHolder(db, sessionId, now())
    if (holder === undefined) return 'ended'
    const due = secondFactorRequired && holder.role !== 'customer' && holder.second_factor_since === null
    return due ? 'enrolment-due' : 'live'
  }
