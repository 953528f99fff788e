import { type Static, Type } from 'typebox'
import { forbidden, sessionEnded, unavailable } from './errors.ts'
import { internalClient } from './internal.ts'

/** What auth says of a session at this moment. A session's role never changes: a change of role ends it. */
export const Standing = Type.Object(
  {
    standing: Type.Union([Type.Literal('live'), Type.Literal('ended'), Type.Literal('enrolment-due')], {
      description: 'enrolment-due: a second factor is asked for and not set up yet'
    })
  },
  { examples: [{ standing: 'live' as const }] }
)
export type Standing = Static<typeof Standing>['standing']

export type StandingOf = (sessionId: string) => Promise<Standing>

const TIMEOUT_MS = 3_000

/**
 * Asks auth whether a session stands, for the routes of staff: a sign-out must hold while the broker, which tells of it, is
 * away. Nothing is kept between two questions; staff are few, and a second too long is a second too long. While auth does
 * not answer nobody is let in: 503.
 */
export function standingFromAuth(options: { from: string; authUrl: string; secret: string }): StandingOf {
  const { from, authUrl: baseUrl, secret } = options
  const auth = internalClient({ from, to: 'auth', baseUrl, secret, timeoutMs: TIMEOUT_MS })
  return async (sessionId) => {
    const path = `/internal/sessions/${encodeURIComponent(sessionId)}/standing`
    const { standing } = await auth.json<Static<typeof Standing>>('GET', path).catch((cause: unknown) => {
      throw unavailable(undefined, cause)
    })
    return standing
  }
}

/** Throws 401 for a session that has ended, 403 while its owner has yet to set up the second factor that is asked for. */
export async function requireStanding(standingOf: StandingOf, sessionId: string): Promise<void> {
  const standing = await standingOf(sessionId)
  if (standing === 'live') return
  if (standing === 'ended') throw sessionEnded()
  throw forbidden('Set up two-step sign-in in your account settings first.', 'totp-enrolment-required')
}
