import { expect, it } from 'vitest'
import { isAmbiguous } from './path-guard.ts'

it.each([
  '/api/services/..%2fauth',
  '/api/services/%2e%2e/auth',
  '/api/services/../auth',
  '/api/services/..;/auth',
  '/api/services/..;x=1/auth',
  '/api/services/%5c..%5cauth',
  '/api/services\\..\\auth',
  '/api/services/%252e%252e/auth',
  '/api/services/%252fauth',
  '/api/services/a%00b',
  '/api/services/a%0d%0ax-user-id:1',
  '//api/services',
  '/api//services',
  '/api/./services',
  '/api/services/.',
  '/api/services#/../auth',
  '/api/servic\u00e9s',
  'http://elsewhere.example/api/services',
  '*',
  ''
])('refuses %j', (target) => {
  expect(isAmbiguous(target)).toBe(true)
})

it.each([
  '/',
  '/services/simple-will',
  '/api/services/simple-will?q=..%2f&x=//',
  '/assets/index-B1.x.js',
  '/api/help/articles/caf%C3%A9',
  '/a/100%25'
])('lets %j pass', (target) => {
  expect(isAmbiguous(target)).toBe(false)
})
