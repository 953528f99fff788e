import { describe, expect, it } from 'vitest'
import type { Generation } from '../api/get-generation.ts'
import { progressPercent, progressWords } from './progress-words.ts'

const job = (part: Partial<Generation>): Generation => ({
  generation_id: 'g',
  service_id: 1,
  service_title: 'Simple Will',
  draft_id: 'd',
  kind: 'final',
  status: 'generating',
  requested_at: '2026-11-21T12:00:00.000Z',
  progress: { done: 0, total: 0, current: null },
  documents: [],
  packet: null,
  ready_at: null,
  expires_at: null,
  ...part
})

describe('the progress of a set', () => {
  it('names the document being drawn', () => {
    const progress = { done: 1, total: 5, current: 'Self-proving affidavit' }
    expect(progressWords(job({ progress }))).toBe('Drawing document 2 of 5: Self-proving affidavit')
    expect(progressPercent(job({ progress }))).toBe(19)
  })

  it('waits in the queue, and never counts past the last document', () => {
    expect(progressWords(job({ status: 'queued' }))).toBe('Waiting for a free press…')
    expect(progressWords(job({ progress: { done: 5, total: 5, current: null } }))).toBe('Drawing document 5 of 5')
  })

  it('ends ready or failed', () => {
    expect(progressPercent(job({ status: 'ready' }))).toBe(100)
    expect(progressWords(job({ status: 'failed' }))).toBe('Failed to generate document. Please contact support.')
  })
})
