import { expect, it } from 'vitest'
import { loggablePath } from './log.ts'

it('keeps what opens something out of a logged path: ids of users, sessions and downloads, and the query', () => {
  expect(loggablePath('/api/questionnaire/drafts/user_0123456789abcdefghijkl?x=secret')).toBe(
    '/api/questionnaire/drafts/user_012…'
  )
  expect(loggablePath('/api/checkout/status/cs_test_a1b2c3d4e5f6g7h8i9j0')).toBe('/api/checkout/status/cs_test_…')
  expect(loggablePath('/api/download/AbCdEfGhIjKlMnOpQrStUv/packet')).toBe('/api/download/AbCdEfGh…/packet')
  expect(loggablePath('/api/questionnaire/drafts/user_abc123')).toBe('/api/questionnaire/drafts/user_abc…')
  expect(loggablePath('/api/questionnaire/drafts/user%5F0123456789abcdef')).toBe('/api/questionnaire/drafts/user_012…')
  expect(loggablePath('/%zz')).toBe('/%zz')
  expect(loggablePath('/api/services/uncontested-divorce')).toBe('/api/services/uncontested-divorce')
})
