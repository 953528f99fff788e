import { expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

it('reads the names of a pattern from a path, whatever its capitals and closing slashes', () => {
  expect(matchPath('/checkout/:serviceId', '/checkout/simple-will')).toEqual({ serviceId: 'simple-will' })
  expect(matchPath('/checkout/:serviceId', '/Checkout/a%20b/')).toEqual({ serviceId: 'a b' })
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/services', '/services')).toEqual({})
})

it('knows a path that is another page, or no page', () => {
  expect(matchPath('/services', '/services/all')).toBeNull()
  expect(matchPath('/checkout/:serviceId', '/checkout/')).toBeNull()
  expect(matchPath('/', '/services')).toBeNull()
})

it('takes an address that is badly written as it stands', () => {
  expect(matchPath('/documents/:generationId', '/documents/%E0%A4%A')).toEqual({ generationId: '%E0%A4%A' })
})
