import { expect, it } from 'vitest'
import { nameProduct } from './name-product.ts'

const info = (creator: string, producer: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<</Title (A)\n/Creator (${creator})\n/Producer (${producer})\n/ModDate (D:1)>>\nendobj`
  )

it('names the product and moves no byte', () => {
  const before = info('Chromium', 'Skia/PDF m156')
  const after = nameProduct(Buffer.from(before))
  expect(after.length).toBe(before.length)
  expect(after.toString()).toContain('/Creator (Formwright)/Producer (Formwright)')
  expect(after.indexOf('/ModDate')).toBe(before.indexOf('/ModDate'))
})

it('copes with a user agent in brackets', () => {
  const after = nameProduct(info('Mozilla/5.0 \\(X11; Linux\\) Chrome/156', 'Skia/PDF m156')).toString()
  expect(after).toContain('/Creator (Formwright)')
  expect(after).not.toContain('Mozilla')
})

it('leaves what it does not know', () => {
  const odd = info('X', 'Y')
  expect(nameProduct(Buffer.from(odd))).toEqual(odd)
})
