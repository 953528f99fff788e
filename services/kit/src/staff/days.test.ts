import { expect, it } from 'vitest'
import { checkDays } from './days.ts'

it('takes a day, and up to a year of them', () => {
  for (const days of [
    { from: '2026-11-21', to: '2026-11-21' },
    { from: '2024-01-01', to: '2024-12-31' }
  ]) {
    expect(checkDays(days)).toEqual(days)
  }
})

it('refuses days that do not exist, run backwards or are too many', () => {
  for (const days of [
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-11-22', to: '2026-11-21' },
    { from: '2024-01-01', to: '2025-01-01' }
  ]) {
    expect(() => checkDays(days)).toThrow(expect.objectContaining({ status: 422 }))
  }
})
