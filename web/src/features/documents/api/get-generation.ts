import { addressOf, api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'

/** One making of a set of documents: waiting, being drawn, ready or failed. */
export type Generation = Answer<'GET /api/documents/{generationId}'>
export type GeneratedDocument = Generation['documents'][number]

export function getGeneration(generationId: string, signal?: AbortSignal): Promise<Generation> {
  return api('GET /api/documents/{generationId}', { path: { generationId }, signal })
}

/** Tells the generation anew whenever it has moved. */
export function streamGeneration(generationId: string): EventSource {
  return new EventSource(addressOf('GET /api/documents/{generationId}/events', { path: { generationId } }))
}
