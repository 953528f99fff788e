import { expect, it } from 'vitest'
import { isDatabaseAway, isDatabaseUnable, refusalOf } from './failure.ts'

it.each(['08006', '57P01', '57P03', '53300', 'ECONNREFUSED', 'EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH'])(
  'takes %s for a database that is away',
  (code) => expect(isDatabaseAway(Object.assign(new Error('no'), { code }))).toBe(true)
)

it.each(['23505', '42P01', '40001', 'ERR_ASSERTION'])('takes %s for an answer of a database that is there', (code) =>
  expect(isDatabaseAway(Object.assign(new Error('no'), { code }))).toBe(false)
)

it.each(['53100', '53200', '53400', '58030', '57014', '25006', '55P03', '40001', '40P01', '08006'])(
  'answers %s with 503 and when to come back: nothing is wrong with what was asked',
  (code) => {
    const error = Object.assign(new Error('no'), { code })
    expect(isDatabaseUnable(error)).toBe(true)
    expect(refusalOf(error)).toMatchObject({ status: 503, code: 'unavailable', headers: { 'retry-after': '2' } })
  }
)

it.each(['23505', '42P01', '22001'])('leaves %s a bug', (code) =>
  expect(refusalOf(Object.assign(new Error('no'), { code }))).toBeUndefined()
)
