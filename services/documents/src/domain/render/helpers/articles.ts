import type { HelperOptions } from 'handlebars'
import { plainText } from '../text/plain-text.ts'
import { escapeHtml, type Helper, html } from './frame.ts'

/** "an" where the first word sounds so: an agreement, a uniform, an hour, an LLC, an 8-day notice, a $1,000 fee. */
export function articleFor(text: string): 'a' | 'an' | 'a(n)' {
  const [word = ''] = /[\p{L}\d_][\p{L}\d_'.,]*/u.exec(text) ?? []
  if (word === '' || word.startsWith('_')) return 'a(n)'
  if (/^\d/.test(word)) return /^(?:8|1[18](?!\d)|1[18],)/.test(word) ? 'an' : 'a'
  if (isSpelledOut(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  if (/^(?:hour|honest|honor|heir)/i.test(word)) return 'an'
  if (soundsLikeYouOrWon.test(word)) return 'a'
  return /^[aeiouáéíóúäöü]/i.test(word) ? 'an' : 'a'
}

/** Letters said one by one: LLC, S corporation, W-9. */
const isSpelledOut = (word: string) => /^(?:\p{Lu}|\p{Lu}{2,3}|[B-DF-HJ-NP-TV-Z]{4,}|(?:\p{Lu}\.)+)s?$/u.test(word)

const soundsLikeYouOrWon = /^(?:uni(?!n|m)|us[eau]|ut[aei]|ub|eu|ewe|one\b|once\b)/i

const an: Helper = (value, given) => {
  const { hash } = given as HelperOptions
  const text = typeof value === 'string' ? escapeHtml(value) : String(value)
  const article = articleFor(plainText(text))
  return html(`${hash['as'] === 'capital' ? `A${article.slice(1)}` : article} ${text}`)
}

export const articleHelpers: Readonly<Record<string, Helper>> = { an }
