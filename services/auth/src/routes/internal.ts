import { answerCall } from '@formwright/kit/identity/internal'
import type { StandingOf } from '@formwright/kit/identity/standing'
import { resetLinkCall, sessionStandingCall, verificationLinkCall } from '@formwright/proto-events/calls/auth'
import type { FastifyPluginAsync } from 'fastify'
import { makeResetLink } from '../domain/account/reset-password.ts'
import { makeVerificationLink } from '../domain/account/verify-email.ts'
import type { Database } from '../tables.ts'

export interface InternalOptions {
  db: Database
  secret: string
  origin: string
  standingOf: StandingOf
  now: () => Date
}

/** A link is made when its mail is written, so that no secret rests in a fact; whether a session stands all ask who have staff. */
export const internalCalls =
  ({ db, secret, origin, standingOf, now }: InternalOptions): FastifyPluginAsync =>
  async (app) => {
    const self = { service: 'auth', secret } as const

    answerCall(app, self, verificationLinkCall, async ({ params }) => {
      const link = await makeVerificationLink(db, { accountId: params.id, origin, now: now() })
      return { email: link.email, url: link.url, expires_at: link.expiresAt.toISOString() }
    })

    answerCall(app, self, resetLinkCall, async ({ params }) => {
      const link = await makeResetLink(db, { resetId: params.id, origin, now: now() })
      return {
        email: link?.email ?? null,
        url: link?.url ?? null,
        expires_at: link?.expiresAt.toISOString() ?? null
      }
    })

    answerCall(app, self, sessionStandingCall, async ({ params }) => ({ standing: await standingOf(params.id) }))
  }
