import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api-error.ts'

/**
 * Repeats what may heal by itself (no answer, a restarting service), never what was refused. Without a network a call
 * fails like any other, so that the page says so instead of waiting; what failed is read again once the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && mayHeal(error),
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true
      },
      mutations: { retry: false, networkMode: 'always' }
    }
  })
}

function mayHeal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502)
}
