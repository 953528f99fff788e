import { expect, it } from 'vitest'
import { messageIdFor } from './message-id.ts'

it('is the same for the same mail and says its kind, its subject and our domain', () => {
  expect(messageIdFor('documents', 'aB3_-x', 'Formwright <documents@formwright.example>')).toBe(
    '<documents.aB3_-x@formwright.example>'
  )
  expect(messageIdFor('receipt', 'o1', 'a@b.example')).toBe('<receipt.o1@b.example>')
})

it('lets no odd subject into a header', () => {
  expect(messageIdFor('receipt', 'a>\r\nBcc: x@y.example', 'a@b.example')).toMatch(
    /^<receipt\.[0-9a-f]{64}@b\.example>$/
  )
})
