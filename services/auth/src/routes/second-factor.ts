import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, roleRefused } from '@formwright/kit/http/errors'
import { actorFrom, requireActor } from '@formwright/kit/identity/actor'
import type { Keyring } from '@formwright/kit/process/keyring'
import { reportSecurity } from '@formwright/kit/staff/security'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  beginEnrolment,
  confirmEnrolment,
  disableSecondFactor,
  type Owner,
  renewRecoveryCodes,
  secondFactorOf
} from '../domain/second-factor/second-factor.ts'
import type { LoginRules } from '../domain/sign-in/login-attempts.ts'
import {
  BeginEnrolment,
  ConfirmEnrolment,
  Enrolment,
  RecoveryCodes,
  SecondFactor,
  ShowBoth
} from '../schemas/second-factor.ts'
import type { Database } from '../tables.ts'

export interface SecondFactorOptions {
  db: Database
  keyring: Keyring
  rules: LoginRules
  required: boolean
  now: () => Date
}

const PATH = '/api/auth/second-factor'

/** The second factor of staff. Open to staff who have yet to set one up, which `requireRole` is not. */
export const secondFactorRoutes =
  ({ db, keyring, rules, required, now }: SecondFactorOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireActor)
    app.addHook('onRequest', requireStaff)
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const tools = () => ({ rules, keyring, now: now() })

    app.get(
      PATH,
      {
        schema: {
          tags: ['auth'],
          summary: 'Whether two-step sign-in is on; for staff',
          response: { 200: SecondFactor, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { since, left } = await secondFactorOf(db, actorFrom(request).accountId)
        const enabled_at = since?.toISOString() ?? null
        return { enabled: since !== null, enabled_at, recovery_codes_left: left, required }
      }
    )

    app.post(
      PATH,
      {
        schema: {
          tags: ['auth'],
          summary: 'Make a secret for an authenticator app; counts once a code confirms it',
          body: BeginEnrolment,
          response: { 201: Enrolment, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { password } = request.body
        return reply.code(201).send(await beginEnrolment(db, { owner: ownerOf(request), password }, tools()))
      }
    )

    app.post(
      `${PATH}/confirm`,
      {
        schema: {
          tags: ['auth'],
          summary: 'Turn two-step sign-in on with the first code; ends all other sessions',
          body: ConfirmEnrolment,
          response: { 200: RecoveryCodes, ...ErrorAnswers }
        }
      },
      async (request) => {
        const codes = await confirmEnrolment(db, { owner: ownerOf(request), ...request.body }, tools())
        reportSecurity(request, 'second-factor-changed', { change: 'enabled' })
        return { recovery_codes: codes }
      }
    )

    app.post(
      `${PATH}/recovery-codes`,
      {
        schema: {
          tags: ['auth'],
          summary: 'Ten new recovery codes, for password and code; the old ones work no more',
          body: ShowBoth,
          response: { 200: RecoveryCodes, ...ErrorAnswers }
        }
      },
      async (request) => {
        const codes = await renewRecoveryCodes(db, { owner: ownerOf(request), ...request.body }, tools())
        reportSecurity(request, 'second-factor-changed', { change: 'codes-renewed' })
        return { recovery_codes: codes }
      }
    )

    app.delete(
      PATH,
      {
        schema: {
          tags: ['auth'],
          summary: 'Turn two-step sign-in off, for password and code',
          body: ShowBoth,
          response: { 204: Type.Unsafe<undefined>({ description: 'Off' }), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        await disableSecondFactor(db, { owner: ownerOf(request), ...request.body }, tools())
        reportSecurity(request, 'second-factor-changed', { change: 'disabled' })
        return reply.code(204).send()
      }
    )
  }

const requireStaff = async (request: FastifyRequest): Promise<void> => {
  if (actorFrom(request).role === 'customer') throw roleRefused()
}

function ownerOf(request: FastifyRequest): Owner {
  const { accountId, email, sessionId } = actorFrom(request)
  return { staff: { accountId, email }, sessionId, requestId: request.id }
}
