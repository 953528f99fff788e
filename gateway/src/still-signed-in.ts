import { unauthorized, unavailable } from '@formwright/kit/errors'
import type { FastifyRequest } from 'fastify'

const TIMEOUT_MS = 3_000

/**
 * `onRequest` hook of the gateway's own admin routes. The gateway has no database and so no list of ended sessions:
 * auth is asked whether the token still stands, and nobody is let in while auth does not answer.
 */
export const stillSignedIn =
  (authUrl: string) =>
  async (request: FastifyRequest): Promise<void> => {
    const { authorization = '' } = request.headers
    const answer = await fetch(new URL('/api/auth/me', authUrl), {
      headers: { authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS)
    }).catch((cause: unknown) => {
      throw unavailable(undefined, cause)
    })
    if (answer.status === 401) throw unauthorized('Your session has ended. Please sign in again.', 'invalid-token')
    if (!answer.ok) throw unavailable()
  }
