import { expect, it } from 'vitest'
import { isDatabaseAway } from './failure.ts'

it.each(['08006', '57P01', '57P03', '53300', 'ECONNREFUSED', 'EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH'])(
  'takes %s for a database that is away',
  (code) => expect(isDatabaseAway(Object.assign(new Error('no'), { code }))).toBe(true)
)

it.each(['23505', '42P01', '40001', 'ERR_ASSERTION'])('takes %s for an answer of a database that is there', (code) =>
  expect(isDatabaseAway(Object.assign(new Error('no'), { code }))).toBe(false)
)
