import { expect, it } from 'vitest'
import { checkPdf } from './check-pdf.ts'

const pdf = (body: string, end = '%%EOF\n') => Buffer.from(`%PDF-1.4\n${body}\n${end}`)
const tree = '<</Type /Pages\n/Count 8\n/Kids []>>\n<</Type /Pages\n/Count 12\n/Kids []>>'

it('counts the pages of the whole tree', () => {
  expect(checkPdf(pdf(tree))).toBe(12)
})

it.each([
  ['no PDF', Buffer.from('<html>')],
  ['breaks off', pdf(tree, '')],
  ['no page', pdf('')],
  ['too many', pdf(`${tree}${'x'.repeat(11 * 1024 * 1024)}`)]
])('refuses a print that has %s', (words, bytes) => {
  expect(() => checkPdf(bytes)).toThrow(words)
})
