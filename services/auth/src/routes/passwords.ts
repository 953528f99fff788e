import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { actorFrom, requireActor } from '@formwright/kit/identity/actor'
import { reportSecurity } from '@formwright/kit/staff/security'
import { Type } from 'typebox'
import { changePassword } from '../domain/account/change-password.ts'
import { type ResetLimits, requestReset, resetPassword } from '../domain/account/reset-password.ts'
import type { LoginRules } from '../domain/sign-in/login-attempts.ts'
import type { SignToken } from '../domain/sign-in/tokens.ts'
import { SignedIn } from '../schemas/account.ts'
import { ChangePassword, ForgotPassword, ResetPassword } from '../schemas/password.ts'
import type { Database } from '../tables.ts'
import { toSignedIn } from './answers.ts'
import { clientOf } from './client.ts'

export interface PasswordOptions {
  db: Database
  sign: SignToken
  rules: LoginRules
  limits: ResetLimits
  now: () => Date
}

/** Another password: for somebody who knows the old one, and for somebody who reads the account's mail. */
export const passwordRoutes =
  ({ db, sign, rules, limits, now }: PasswordOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/auth/change-password',
      {
        onRequest: requireActor,
        schema: {
          tags: ['auth'],
          summary: 'Change the password; ends all sessions and opens a new one for this client',
          body: ChangePassword,
          response: { 200: SignedIn, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { accountId, sessionId } = actorFrom(request)
        const change = { ...request.body, ...clientOf(request), accountId, sessionId }
        reply.header('cache-control', 'no-store')
        const signedIn = await changePassword(db, change, { rules, sign, now: now() })
        reportSecurity(request, 'password-changed')
        return toSignedIn(signedIn)
      }
    )

    app.post(
      '/api/auth/forgot-password',
      {
        schema: {
          tags: ['auth'],
          summary: 'Mail a link to set another password; answers alike for every address',
          body: ForgotPassword,
          response: {
            202: Type.Object({ message: Type.String() }, { examples: [{ message: FORGOT_ANSWER }] }),
            ...ErrorAnswers
          }
        }
      },
      async (request, reply) => {
        const wish = { email: request.body.email, address: clientOf(request).address }
        await requestReset(db, wish, { limits, now: now() })
        reportSecurity(request, 'password-reset-requested')
        return reply.code(202).send({ message: FORGOT_ANSWER })
      }
    )

    app.post(
      '/api/auth/reset-password',
      {
        schema: {
          tags: ['auth'],
          summary: 'Set a password with the token of the mailed link; ends all sessions',
          body: ResetPassword,
          response: {
            200: Type.Object(
              { password_changed: Type.Literal(true) },
              { examples: [{ password_changed: true as const }] }
            ),
            ...ErrorAnswers
          }
        }
      },
      async (request) => {
        const account = await resetPassword(db, { ...request.body, now: now() })
        reportSecurity(request, 'password-changed', { account })
        return { password_changed: true as const }
      }
    )
  }

const FORGOT_ANSWER = 'If there is an account with this address, a link to set a new password is on its way to it.'
