import { readFileSync } from 'node:fs'
import { unprocessable } from '@formwright/kit/http/errors'

/** One a line, in lower case; most are words that people lengthen with digits, which `weaknessOf` cuts off. */
const COMMON = new Set(
  readFileSync(new URL('../../../content/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
)
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i'
}

/** Refuses a password that is too short, too long or among the first that anybody would try. Throws 422. */
export function checkPassword(password: string, email: string): void {
  const weakness = weaknessOf(password, email)
  if (weakness) throw unprocessable(weakness, [{ field: 'password', message: weakness }], 'weak-password')
}

/** What is wrong with a password, as a sentence; undefined when nothing is. No rule on kinds of characters. */
export function weaknessOf(password: string, email: string): string | undefined {
  const length = [...password].length
  if (length < 8) return 'Please choose a password of at least 8 characters'
  if (length > 128) return 'Please choose a password of at most 128 characters'
  const lower = password.toLowerCase()
  if (
    isCommon(lower) ||
    isRun(lower) ||
    lower === email.toLowerCase() ||
    lower === email.split('@')[0]?.toLowerCase()
  ) {
    return 'This password is easy to guess. Please choose another, such as four unrelated words.'
  }
  return undefined
}

/** Among the common ones as it stands, without digits and marks around it, or with digits read as letters. */
function isCommon(lower: string): boolean {
  const bare = lower.replace(/^[\d\W_]{1,4}|[\d\W_]{1,6}$/g, '')
  return [lower, bare, ...[lower, bare].map(plain)].some((guess) => COMMON.has(guess))
}

const plain = (text: string) => text.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign)

/** One short piece repeated, or characters that follow each other: aaaaaaaa, abcabcabc, 98765432. */
function isRun(lower: string): boolean {
  if (/^(.{1,4})\1+$/su.test(lower)) return true
  const codes = [...lower].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return [1, -1].some((step) => steps.every((each) => each === step))
}
