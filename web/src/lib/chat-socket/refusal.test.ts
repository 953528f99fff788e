import { expect, it } from 'vitest'
import { refusalWords } from './refusal.ts'

it.each([
  [undefined, 'Too much.'],
  [5, 'Too much.'],
  [60, 'Too much. You can try again in a minute.'],
  [2_521, 'Too much. You can try again in 43 minutes.']
])('says after %s seconds: %s', (retry_after, words) => {
  expect(refusalWords({ detail: 'Too much.', ...(retry_after ? { retry_after } : {}) })).toBe(words)
})
