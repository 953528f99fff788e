import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { logIn } from '../domain/log-in.ts'
import type { LoginRules } from '../domain/login-attempts.ts'
import { register } from '../domain/register.ts'
import type { SignToken } from '../domain/tokens.ts'
import { Login, Register, SignedIn } from '../schemas/account.ts'
import type { Database } from '../tables.ts'
import { toSignedIn } from './answers.ts'
import { clientOf } from './client.ts'

export interface SignInOptions {
  db: Database
  sign: SignToken
  rules: LoginRules
  registerLimitPerHour: number
  now: () => Date
}

/** The two doors to a token. */
export const signInRoutes =
  ({ db, sign, rules, registerLimitPerHour, now }: SignInOptions): FastifyPluginAsyncTypebox =>
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
        return reply.code(201).header('cache-control', 'no-store').send(toSignedIn(signedIn))
      }
    )

    app.post(
      '/api/auth/login',
      {
        schema: {
          tags: ['auth'],
          summary: 'Sign in',
          body: Login,
          response: { 200: SignedIn, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const credentials = { ...request.body, ...clientOf(request) }
        reply.header('cache-control', 'no-store')
        return toSignedIn(await logIn(db, credentials, { rules, sign, now: now() }))
      }
    )
  }
