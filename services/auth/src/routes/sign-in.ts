import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import type { Keyring } from '@formwright/kit/process/keyring'
import { reportSecurity } from '@formwright/kit/staff/security'
import { register } from '../domain/account/register.ts'
import { logIn } from '../domain/sign-in/log-in.ts'
import type { LoginRules } from '../domain/sign-in/login-attempts.ts'
import type { SignToken } from '../domain/sign-in/tokens.ts'
import { Login, Register, SignedIn } from '../schemas/account.ts'
import type { Database } from '../tables.ts'
import { toSignedIn } from './answers.ts'
import { clientOf } from './client.ts'

export interface SignInOptions {
  db: Database
  sign: SignToken
  rules: LoginRules
  keyring: Keyring
  registerLimitPerHour: number
  now: () => Date
}

/** The two doors to a token. */
export const signInRoutes =
  ({ db, sign, rules, keyring, registerLimitPerHour, now }: SignInOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/auth/register',
      {
        schema: {
          tags: ['auth'],
          summary: 'Create an account; a link to verify the address is mailed',
          body: Register,
          response: { 201: SignedIn, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { first_name: firstName, last_name: lastName, ...credentials } = request.body
        const account = { ...credentials, firstName, lastName, ...clientOf(request) }
        const signedIn = await register(db, account, { limitPerHour: registerLimitPerHour, sign, now: now() })
        reportSecurity(request, 'signed-in', { account: signedIn.account.id })
        return reply.code(201).header('cache-control', 'no-store').send(toSignedIn(signedIn))
      }
    )

    app.post(
      '/api/auth/login',
      {
        schema: {
          tags: ['auth'],
          summary: 'Sign in; 401 `totp-required` where the account asks for a code as well',
          body: Login,
          response: { 200: SignedIn, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const credentials = { ...request.body, ...clientOf(request) }
        reply.header('cache-control', 'no-store')
        const signedIn = await logIn(db, credentials, { rules, keyring, sign, now: now() })
        reportSecurity(request, 'signed-in', { account: signedIn.account.id })
        return toSignedIn(signedIn)
      }
    )
  }
