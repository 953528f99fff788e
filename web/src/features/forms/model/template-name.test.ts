import { expect, it } from 'vitest'
import { templateName } from './template-name.ts'

it('names a blank form after its service', () => {
  expect(templateName('Simple Will')).toBe('simple_will_template.pdf')
  expect(templateName('M&A Letter of Intent')).toBe('m_a_letter_of_intent_template.pdf')
})
