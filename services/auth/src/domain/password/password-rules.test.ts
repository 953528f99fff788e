import { expect, it } from 'vitest'
import { checkPassword, weaknessOf } from './password-rules.ts'

it.each([
  'password',
  'Password1!',
  'P@ssw0rd2026',
  '12345678',
  '87654321',
  'aaaaaaaa',
  'abcabcabc',
  'qwertyuiop',
  '1q2w3e4r5t',
  'iloveyou',
  'letmein123',
  'Formwright1',
  'ada@example.com',
  'ADA@example.com'
])('calls %j easy to guess', (password) => expect(weaknessOf(password, 'ada@example.com')).toContain('easy to guess'))

it.each([
  'four quiet green bicycles',
  'x7#Kp2!q',
  '        8',
  'пароль-длинный',
  '🙂🙃😉😊🐘🦒🐧🦉',
  'mypasswordisverylongandstrange',
  `${'long '.repeat(25)}end`
])('accepts %j', (password) => expect(weaknessOf(password, 'ada@example.com')).toBeUndefined())

it('counts characters, not bytes', () => {
  expect(weaknessOf('🙂🙃😉😊', 'a@b.co')).toContain('at least 8')
  expect(weaknessOf(`${'ab7 '.repeat(32)}x`, 'a@b.co')).toContain('at most 128')
})

it('names the field in what it throws', () => {
  expect(() => checkPassword('short', 'a@b.co')).toThrow(
    expect.objectContaining({ status: 422, errors: [expect.objectContaining({ field: 'password' })] })
  )
})
