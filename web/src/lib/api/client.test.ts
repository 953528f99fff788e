import { expect, it } from 'vitest'
import { addressOf, api } from './client.ts'

it('fills the names of a route in, and leaves out of its query what is not given', () => {
  const papers = addressOf('GET /api/services/{idOrSlug}', { path: { idOrSlug: 'a b/c' }, query: { state: 'TX' } })
  expect(papers).toBe('/api/services/a%20b%2Fc?state=TX')
  expect(addressOf('GET /api/help/articles', { query: { q: undefined } })).toBe('/api/help/articles')
  const document = { generationId: 'g', document: 'last-will' }
  expect(addressOf('GET /api/download/{generationId}/{document}', { path: document })).toBe('/api/download/g/last-will')
})

it('lets nobody ask for what the OpenAPI document does not have', () => {
  const wrong = [
    // @ts-expect-error no such path
    () => api('GET /api/nothing'),
    // @ts-expect-error no such method
    () => api('DELETE /api/services'),
    // @ts-expect-error its name is missing
    () => api('GET /api/services/{idOrSlug}'),
    // @ts-expect-error no such question in the query
    () => api('GET /api/help/articles', { query: { page: 2 } }),
    // @ts-expect-error a field is missing
    () => api('POST /api/auth/login', { body: { email: 'ada@example.com' } }),
    // @ts-expect-error no such field in the answer
    async () => (await api('GET /api/auth/me')).phone
  ]
  expect(wrong).toHaveLength(6)
})
