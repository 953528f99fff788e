import type { StandingOf } from '@formwright/kit/standing'
import { isSessionLive } from '../repositories/sessions.ts'
import type { Database } from '../tables.ts'

/** Whether a session stands, as auth's own tables say at this moment. */
export const standingIn =
  (db: Database, { now }: { now: () => Date }): StandingOf =>
  async (sessionId) =>
    (await isSessionLive(db, sessionId, now())) ? 'live' : 'ended'
