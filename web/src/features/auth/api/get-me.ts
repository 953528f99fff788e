import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'
import { dropToken, hasSessionEnded, readToken, subscribeToToken } from '../../../lib/identity/auth-token.ts'

export type User = Answer<'GET /api/auth/me'>

/** Who is signed in here. Asks only when there is a token. `ended`: the server has ended the session meanwhile. */
export function useMe() {
  const token = useSyncExternalStore(subscribeToToken, readToken, () => null)
  const ended = useSyncExternalStore(subscribeToToken, hasSessionEnded, () => false)
  const query = useQuery({
    queryKey: ['me', token],
    queryFn: ({ signal }) => getMe(token ?? '', signal),
    enabled: token !== null,
    staleTime: 300_000
  })
  const user: User | null = token ? (query.data ?? null) : null
  const pending = token !== null && query.isPending
  return { user, pending, asking: query.isFetching, signedIn: token !== null, ended, askAgain: query.refetch }
}

async function getMe(token: string, signal: AbortSignal): Promise<User | null> {
  try {
    return await api('GET /api/auth/me', { signal, auth: 'required' })
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
      dropToken(token)
      return null
    }
    throw error
  }
}
