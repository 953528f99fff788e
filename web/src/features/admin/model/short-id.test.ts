import { expect, it } from 'vitest'
import { shortId } from './short-id.ts'

it('shows the last eight characters, a shorter id whole, and N/A for none', () => {
  expect([shortId('cs_test_a1B2c3D4e5F6'), shortId('abc'), shortId(null), shortId('')]).toEqual([
    'c3D4e5F6',
    'abc',
    'N/A',
    'N/A'
  ])
})
