import { api } from '../../../lib/api/client.ts'

/** Mails a fresh link to the address of the order; nobody else learns it. */
export function renewDownload(generationId: string): Promise<unknown> {
  return api('POST /api/download/{generationId}/renew', { path: { generationId } })
}
