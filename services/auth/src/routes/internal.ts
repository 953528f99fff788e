import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Nullable, Timestamp, Uuid } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import { makeResetLink } from '../domain/reset-password.ts'
import { makeVerificationLink } from '../domain/verify-email.ts'
import type { Database } from '../tables.ts'

const VerificationLink = Type.Object(
  {
    email: Type.String(),
    url: Nullable(Type.String({ description: 'Null when the address is verified already' })),
    expires_at: Timestamp
  },
  {
    examples: [
      {
        email: 'ada@example.com',
        url: 'https://formwright.example/verify-email?token=q0Jb1mS3mE0Zc9Yw7xQ2b5nV8kL4hT6rU1pD3fG5aHs',
        expires_at: '2026-11-21T10:15:00.000Z'
      }
    ]
  }
)

const ResetLink = Type.Object(
  {
    email: Nullable(Type.String({ description: 'Null, like the link, when there is nothing to mail' })),
    url: Nullable(Type.String()),
    expires_at: Nullable(Timestamp)
  },
  {
    examples: [
      {
        email: 'ada@example.com',
        url: 'https://formwright.example/reset-password?token=q0Jb1mS3mE0Zc9Yw7xQ2b5nV8kL4hT6rU1pD3fG5aHs',
        expires_at: '2026-11-20T11:15:00.000Z'
      }
    ]
  }
)

export interface InternalOptions {
  db: Database
  secret: string
  origin: string
  now: () => Date
}

/** For notifications: a link is made when its mail is written, so that no secret rests in an event. */
export const internalRoutes =
  ({ db, secret, origin, now }: InternalOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/internal/accounts/:id/verification-link',
      {
        onRequest: requireCaller({ secret, service: 'auth', callers: ['notifications'] }),
        schema: {
          tags: ['internal'],
          summary: 'Make the one-use link of a verification mail; it opens for 24 hours',
          params: Type.Object({ id: Type.String() }),
          response: { 200: VerificationLink, ...ErrorAnswers }
        }
      },
      async (request) => {
        const link = await makeVerificationLink(db, { accountId: request.params.id, origin, now: now() })
        return { email: link.email, url: link.url, expires_at: link.expiresAt.toISOString() }
      }
    )
    app.post(
      '/internal/password-resets/:id/link',
      {
        onRequest: requireCaller({ secret, service: 'auth', callers: ['notifications'] }),
        schema: {
          tags: ['internal'],
          summary: 'Make the one-use link of a reset mail, and say where it goes; it opens for an hour',
          params: Type.Object({ id: Uuid }),
          response: { 200: ResetLink, ...ErrorAnswers }
        }
      },
      async (request) => {
        const link = await makeResetLink(db, { resetId: request.params.id, origin, now: now() })
        return {
          email: link?.email ?? null,
          url: link?.url ?? null,
          expires_at: link?.expiresAt.toISOString() ?? null
        }
      }
    )
  }
