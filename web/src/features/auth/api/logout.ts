import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import { dropToken } from '../../../lib/identity/auth-token.ts'

/** Ends the session here even when the server cannot be told, and starts a new anonymous customer. */
export function useLogout(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await api('POST /api/auth/logout', { auth: 'required', timeoutMs: 3000 }).catch(() => null)
    dropToken()
    queries.clear()
  }
}
