import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { Generation } from '../api/get-generation.ts'
import { getGeneration, streamGeneration } from '../api/get-generation.ts'

const pollEveryMs = 2500

/** Watches one generation: by the event stream, and by asking again wherever that stream does not get through. */
export function useGeneration(id: string | null) {
  const queries = useQueryClient()
  const [streaming, setStreaming] = useState(false)
  const query = useQuery({
    queryKey: ['generation', id],
    queryFn: ({ signal }) => getGeneration(id ?? '', signal),
    enabled: id !== null,
    refetchInterval: ({ state }) => {
      if (state.data ? isRunning(state.data) : mayCome(state.error)) return streaming ? pollEveryMs * 4 : pollEveryMs
      return false
    }
  })
  const running = isRunning(query.data)
  useEffect(() => {
    if (!id || !running) return
    const stream = streamGeneration(id)
    stream.onopen = () => setStreaming(true)
    stream.onerror = () => setStreaming(false)
    stream.onmessage = (event) => {
      const next = parse(event.data)
      if (next) queries.setQueryData(['generation', id], next)
    }
    return () => stream.close()
  }, [id, running, queries])
  return query
}

/** Not an answer yet, and not a refusal either. */
function mayCome(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 429)
}

function isRunning(generation: Generation | undefined): boolean {
  return generation?.status === 'queued' || generation?.status === 'generating'
}

function parse(data: string): Generation | null {
  try {
    const value: Generation = JSON.parse(data)
    return typeof value.generation_id === 'string' ? value : null
  } catch {
    return null
  }
}
