import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it('names a blank form after its service', () => {
  expect(fileNameOf('Simple Will')).toBe('simple_will_template.pdf')
  expect(fileNameOf('M&A Letter of Intent')).toBe('m_a_letter_of_intent_template.pdf')
})
