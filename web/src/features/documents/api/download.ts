import { addressOf } from '../../../lib/api/client.ts'
import { apiBlob } from '../../../lib/api/files.ts'

/** What a set opens to: its packet, one document of it, or all of them as a zip. */
export type Download = { generationId: string; document?: string | undefined; format?: 'zip' }

const packet = 'GET /api/download/{generationId}'
const part = 'GET /api/download/{generationId}/{document}'

export function downloadAddress({ generationId, document, format }: Download): string {
  if (document !== undefined) return addressOf(part, { path: { generationId, document } })
  return addressOf(packet, { path: { generationId }, query: { format } })
}

export function getFile({ generationId, document, format }: Download, signal?: AbortSignal): Promise<Blob> {
  const how = { signal, accept: 'application/pdf, application/zip, application/json' }
  if (document !== undefined) return apiBlob(part, { path: { generationId, document }, ...how })
  return apiBlob(packet, { path: { generationId }, query: { format }, ...how })
}
