import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api-error.ts'

/** Repeats what may heal by itself (no answer, a restarting service), never what was refused. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < 2 && mayHeal(error), refetchOnWindowFocus: false },
      mutations: { retry: false }
    }
  })
}

function mayHeal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502)
}
