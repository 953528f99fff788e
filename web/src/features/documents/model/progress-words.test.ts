import { describe, expect, it } from 'vitest'
import type { Generation } from '../api/get-generation.ts'
import { progressPercent, progressWords } from './progress-words.ts'

const job = (part: Partial<Generation>): Generation => ({
  generation_id: 'g',
  kind: 'final',
  status: 'generating',
  documents: [],
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
    expect(progressWords(job({ progress: { done: 5, total: 5 } }))).toBe('Drawing document 5 of 5')
  })

  it('ends ready or failed', () => {
    expect(progressPercent(job({ status: 'ready' }))).toBe(100)
    expect(progressWords(job({ status: 'failed' }))).toBe('Failed to generate document. Please contact support.')
  })
})
