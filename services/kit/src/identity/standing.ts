import type { Caller } from '@formwright/proto-events/call'
import { type Standing, sessionStandingCall } from '@formwright/proto-events/calls/auth'
import { forbidden, sessionEnded, unavailable } from '../http/errors.ts'
import { internalClient } from './internal.ts'

export type StandingOf = (sessionId: string) => Promise<Standing>

const TIMEOUT_MS = 3_000

/**
 * Asks auth whether a session stands, for the routes of staff: a sign-out must hold while the broker, which tells of it, is
 * away. Nothing is kept between two questions; staff are few, and a second too long is a second too long. While auth does
 * not answer nobody is let in: 503.
 */
export function standingFromAuth(options: { from: Caller; authUrl: string; secret: string }): StandingOf {
  const { from, authUrl: baseUrl, secret } = options
  const auth = internalClient({ from, to: 'auth', baseUrl, secret, timeoutMs: TIMEOUT_MS })
  return async (sessionId) => {
    const answer = await auth.ask(sessionStandingCall, { params: { id: sessionId } }).catch((cause: unknown) => {
      throw unavailable(undefined, cause)
    })
    return answer.standing
  }
}

/** Throws 401 for a session that has ended, 403 while its owner has yet to set up the second factor that is asked for. */
export async function requireStanding(standingOf: StandingOf, sessionId: string): Promise<void> {
  const standing = await standingOf(sessionId)
  if (standing === 'live') return
  if (standing === 'ended') throw sessionEnded()
  throw forbidden('Set up two-step sign-in in your account settings first.', 'totp-enrolment-required')
}
