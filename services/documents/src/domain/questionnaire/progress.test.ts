import { expect, it } from 'vitest'
import { loadFixtures, loadService } from '../../content/library.ts'
import { progressShare } from './progress.ts'

const service = loadService('simple-will')
const shareOf = (answers: unknown) => progressShare(service, answers, '2026-11-21')

it('is nothing at the start and whole at the end', () => {
  expect(shareOf({})).toBe(0)
  for (const { answers } of Object.values(loadFixtures('simple-will'))) expect(shareOf(answers)).toBe(1)
})

it('counts only required questions on show that are answered well', () => {
  const { full_name: _, ...rest } = loadFixtures('simple-will')['texas-single']?.answers ?? {}
  const share = shareOf(rest)
  expect(share).toBeGreaterThan(0.8)
  expect(share).toBeLessThan(1)
  expect(shareOf({ ...rest, message: 'optional', city: 'x\ny' })).toBeLessThan(share)
})
