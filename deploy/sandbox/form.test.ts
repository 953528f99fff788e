import { expect, test } from 'vitest'
import { parseForm } from './form.ts'

test('brackets become groups and lists, as the SDK writes them', () => {
  const form = parseForm(
    'mode=payment&line_items[0][quantity]=1&line_items[0][price_data][product_data][name]=A%20%26%20B&line_items[1][quantity]=2&expand[]=x&expand[]=y&metadata[a.b]=%C3%BA'
  )
  expect(form).toEqual({
    mode: 'payment',
    line_items: [{ quantity: '1', price_data: { product_data: { name: 'A & B' } } }, { quantity: '2' }],
    expand: ['x', 'y'],
    metadata: { 'a.b': 'ú' }
  })
})

test('names that reach into a prototype are refused', () => {
  for (const name of ['__proto__[polluted]', 'a[constructor][prototype][polluted]']) {
    expect(() => parseForm(`${name}=1`)).toThrow('not allowed')
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})
