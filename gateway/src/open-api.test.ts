import { expect, it } from 'vitest'
import { joinOpenApi } from './open-api.ts'

const answer = (schema: string) => ({
  200: { content: { json: { schema: { $ref: `#/components/schemas/${schema}` } } } }
})

it('joins the published paths of all services, tagged by service, and nothing internal', () => {
  const joined = joinOpenApi({
    documents: { paths: { '/api/documents/{id}': { get: { summary: 'One' } }, '/internal/stats': { get: {} } } },
    catalog: { info: { description: 'What we sell.' }, paths: { '/api/services': { get: { tags: ['x'] } } } }
  })
  expect(joined.paths).toEqual({
    '/api/documents/{id}': { get: { summary: 'One', tags: ['documents'] } },
    '/api/services': { get: { tags: ['catalog'] } }
  })
  expect(joined.tags).toEqual([
    { name: 'documents', description: '' },
    { name: 'catalog', description: 'What we sell.' }
  ])
})

it('keeps components of the same name apart', () => {
  const document = (kind: string) => ({
    paths: { [`/api/${kind}`]: { get: { responses: answer('Item') } } },
    components: { schemas: { Item: { title: kind } } }
  })
  const joined = joinOpenApi({ a: document('a'), b: document('b') })
  expect(joined.components).toMatchObject({ schemas: { 'a.Item': { title: 'a' }, 'b.Item': { title: 'b' } } })
  expect(joined.paths['/api/b']).toEqual({ get: { responses: answer('b.Item'), tags: ['b'] } })
})
