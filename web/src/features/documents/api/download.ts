import { apiBlob } from '../../../lib/api/files.ts'

/** Where the packet lies, or one document of it, or all of them as a zip; below `/api`. */
export function downloadPath(generationId: string, part?: { document?: string; format?: 'zip' }): string {
  const document = part?.document ? `/${encodeURIComponent(part.document)}` : ''
  return `/download/${encodeURIComponent(generationId)}${document}${part?.format ? `?format=${part.format}` : ''}`
}

export function getFile(path: string, signal?: AbortSignal): Promise<Blob> {
  return apiBlob(path, { signal, headers: { accept: 'application/pdf, application/zip, application/json' } })
}
