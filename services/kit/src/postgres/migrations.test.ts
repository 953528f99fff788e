import { expect, it } from 'vitest'
import { compare } from './migrations.ts'

const file = (name: string, sha256 = name) => ({ name, sha256, sql: '' })
const code = ['0000-kit-0001-foundation', '0001-orders', '0002-codes'].map((name) => file(name))

it('applies what the database lacks, in the order of the numbers', () => {
  const { pending } = compare(code, [file('0000-kit-0001-foundation')])
  expect(pending.map(({ name }) => name)).toEqual(['0001-orders', '0002-codes'])
})

it('takes a database of a newer version as it is, the kit’s numbers and the service’s counted apart', () => {
  const ahead = [...code, file('0000-kit-0002-later'), file('0003-refunds')]
  expect(compare(code, ahead)).toEqual({ pending: [], newer: ['0000-kit-0002-later', '0003-refunds'] })
})

it('applies late what a branch numbered earlier and merged later', () => {
  const applied = [file('0000-kit-0001-foundation'), file('0002-codes')]
  expect(compare(code, applied).pending.map(({ name }) => name)).toEqual(['0001-orders'])
})

it('refuses a database that went on from an earlier point another way', () => {
  expect(() => compare(code, [...code, file('0001-other')])).toThrow(
    'has 0001-other, which this code goes past without'
  )
  expect(() => compare(code, [...code.slice(0, 2), file('0003-other')])).toThrow('has 0003-other but not 0002-codes')
})

it('refuses a file that was changed after it had been applied', () => {
  const applied = code.map(({ name, sha256 }) => ({ name, sha256: name === '0001-orders' ? 'another' : sha256 }))
  expect(() => compare(code, applied)).toThrow('0001-orders was changed')
})
