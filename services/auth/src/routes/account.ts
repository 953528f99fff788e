import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, unauthorized } from '@formwright/kit/http/errors'
import { actorFrom, requireActor } from '@formwright/kit/identity/actor'
import { Type } from 'typebox'
import { deleteAccount } from '../domain/account/delete-account.ts'
import { exportAccount, type Holders } from '../domain/account/export-account.ts'
import { requestVerification, verifyEmail } from '../domain/account/verify-email.ts'
import type { LoginRules } from '../domain/sign-in/login-attempts.ts'
import { findAccount } from '../repositories/accounts.ts'
import { User, VerifyEmail } from '../schemas/account.ts'
import { AccountExport } from '../schemas/export.ts'
import { DeleteAccount } from '../schemas/password.ts'
import type { Database } from '../tables.ts'
import { toSession, toTrial, toUser } from './answers.ts'

export interface AccountOptions {
  db: Database
  holders: Holders
  rules: LoginRules
  now: () => Date
}

/** The signed-in person's own account. */
export const accountRoutes =
  ({ db, holders, rules, now }: AccountOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/auth/me',
      {
        onRequest: requireActor,
        schema: { tags: ['auth'], summary: 'Who is signed in', response: { 200: User, ...ErrorAnswers } }
      },
      async (request, reply) => {
        const account = await findAccount(db, actorFrom(request).accountId)
        if (account === undefined) throw unauthorized()
        reply.header('cache-control', 'no-store')
        return toUser(account)
      }
    )

    app.delete(
      '/api/auth/me',
      {
        onRequest: requireActor,
        schema: {
          tags: ['auth'],
          summary: 'Delete the account with its answers and documents; payments stay on the books without the person',
          body: DeleteAccount,
          response: { 204: Type.Unsafe<undefined>({ description: 'Deleted' }), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { accountId, sessionId } = actorFrom(request)
        const deletion = { accountId, sessionId, password: request.body.password }
        await deleteAccount(db, deletion, { rules, now: now() })
        return reply.code(204).send()
      }
    )

    app.get(
      '/api/auth/export',
      {
        onRequest: requireActor,
        schema: {
          tags: ['auth'],
          summary: 'Everything we know about the account, as a file',
          response: { 200: AccountExport, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { accountId, sessionId } = actorFrom(request)
        const { account, sessions, papers, orders, trials, written } = await exportAccount(db, holders, accountId)
        const at = now()
        reply.header('cache-control', 'no-store')
        reply.header('content-disposition', 'attachment; filename="formwright-export.json"')
        return {
          exported_at: at.toISOString(),
          account: toUser(account),
          sessions: sessions.map((row) => toSession(row, sessionId)),
          ...papers,
          orders,
          trials: trials.map((row) => toTrial(row, at)),
          ...written
        }
      }
    )

    app.post(
      '/api/auth/send-verification',
      {
        onRequest: requireActor,
        schema: {
          tags: ['auth'],
          summary: 'Mail the link that confirms the address once more',
          response: {
            202: Type.Object({ message: Type.String() }, { examples: [{ message: VERIFICATION_ANSWER }] }),
            ...ErrorAnswers
          }
        }
      },
      async (request, reply) => {
        await requestVerification(db, actorFrom(request).accountId)
        return reply.code(202).send({ message: VERIFICATION_ANSWER })
      }
    )

    app.post(
      '/api/auth/verify-email',
      {
        schema: {
          tags: ['auth'],
          summary: 'Confirm an e-mail address with the token of the mailed link',
          body: VerifyEmail,
          response: {
            200: Type.Object({ email_verified: Type.Literal(true) }, { examples: [{ email_verified: true as const }] }),
            ...ErrorAnswers
          }
        }
      },
      async (request) => {
        await verifyEmail(db, { token: request.body.token, now: now() })
        return { email_verified: true as const }
      }
    )
  }

const VERIFICATION_ANSWER = 'A link to confirm your address is on its way to your inbox.'
