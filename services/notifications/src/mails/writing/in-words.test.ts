import { expect, it } from 'vitest'
import { greetingFor } from './in-words.ts'

it.each(['Ada', 'Jean-Luc', 'Siân O’Neil', '李'])('greets %s by name', (name) => {
  expect(greetingFor(name)).toBe(`Hello ${name},`)
})

it.each(['', 'Win at evil.example', 'Ada\r\nBcc: x', 'http://evil', '<b>Ada</b>', 'a'.repeat(41)])(
  'passes nothing on that is no name: %j',
  (name) => {
    expect(greetingFor(name)).toBe('Hello,')
  }
)
