import { expect, it } from 'vitest'
import { agrees, asksForPerson } from './hand-off-words.ts'

it.each([
  'Connect me to a specialist',
  'Trouble logging in',
  'SPECIALIST!',
  'Can I talk to an agent?',
  'are you human',
  'My login fails',
  'I cannot log in',
  'log-in does not work',
  'I forgot my password',
  'I have no access to my documents',
  'There is an account issue',
  'I have a problem with my account',
  'technical problem with the page',
  'Technical  issues',
  'I want to speak with someone'
])('hands over %j', (text) => expect(asksForPerson(text)).toBe(true))

it.each([
  'How much is a will?',
  'What does a registered agent do?',
  'Who can be a statutory agent of my LLC?',
  'Is this blog interesting?',
  'Accessories for my shop',
  'How do I sign a deed?',
  'an agency agreement',
  'specialty license'
])('answers %j itself', (text) => expect(asksForPerson(text)).toBe(false))

it.each(['yes', 'Yes, please!', 'ok', 'sure thanks', 'Please do'])('takes %j for a yes', (text) =>
  expect(agrees(text)).toBe(true)
)
it.each(['no', 'yes but what about refunds', 'please tell me about wills'])('takes %j for no yes', (text) =>
  expect(agrees(text)).toBe(false)
)
