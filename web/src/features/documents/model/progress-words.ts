import type { Generation } from '../api/get-generation.ts'

/** How far the documents are, as a sentence. */
export function progressWords({ status, progress, documents }: Generation): string {
  if (status === 'ready') return 'Ready.'
  if (status === 'failed') return 'Failed to generate document. Please contact support.'
  const total = progress.total || documents.length
  if (status === 'queued' || total === 0) return 'Waiting for a free press…'
  const title = progress.current ? `: ${progress.current}` : ''
  return `Drawing document ${Math.min(progress.done + 1, total)} of ${total}${title}`
}

/** The same as a share of 100; a started job is never shown as nothing. */
export function progressPercent({ status, progress, documents }: Generation): number {
  if (status === 'ready') return 100
  const total = progress.total || documents.length
  if (total === 0) return status === 'generating' ? 10 : 4
  return Math.max(8, Math.round((progress.done / total) * 96))
}
