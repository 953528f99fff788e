import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addressOf } from '../../../lib/api/client.ts'
import type { ProgressItem } from '../api/get-my-progress.ts'

/** Follows the making of documents, and reads the list anew when one of them gets on. */
export function useRefreshOnEvents(items: readonly ProgressItem[]): void {
  const queries = useQueryClient()
  const running = items
    .flatMap(({ generation }) => (generation && isRunning(generation.status) ? [generation.generation_id] : []))
    .slice(0, 3)
    .join(' ')
  useEffect(() => {
    const streams = running
      .split(' ')
      .filter(Boolean)
      .map((id) => {
        const path = { generationId: id }
        const stream = new EventSource(addressOf('GET /api/documents/{generationId}/events', { path }))
        stream.onmessage = ({ data }) => {
          if (!/"status":"(queued|generating)"/.test(String(data))) {
            stream.close()
            void queries.invalidateQueries({ queryKey: ['my-progress'] })
          }
        }
        return stream
      })
    return () => {
      for (const stream of streams) stream.close()
    }
  }, [running, queries])
}

const isRunning = (status: string) => status === 'queued' || status === 'generating'
