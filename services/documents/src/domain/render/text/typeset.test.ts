import { expect, it } from 'vitest'
import { typeset } from './typeset.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

it('lets a word that no column holds be broken, and never a number at its hyphen', () => {
  expect(typeset('<td>a.very.long.address@example.com, 555-0142</td>')).toBe(
    '<td><span class="long">a.very.long.address@example.com,</span> <span class="whole">555-0142</span></td>'
  )
})

it('leaves $640,000.00, Peña-Kowalczyk, lines to fill in and what an author keeps together as they are', () => {
  const html = '<td>$640,000.00 Peña-Kowalczyk ______________________________. Amount&nbsp;of&nbsp;the&nbsp;loan</td>'
  expect(typeset(html)).toBe(html)
})

it('keeps the sign of a section with its number', () => {
  expect(typeset('<td>Ohio Rev. Code § 5321.16, Wash. Rev. Code §§ 59.18.260 to 59.18.280</td>')).toBe(
    '<td>Ohio Rev. Code §&nbsp;5321.16, Wash. Rev. Code §§&nbsp;59.18.260 to 59.18.280</td>'
  )
})

it('lets paragraphs of six lines and more be split over pages, and none that are shorter', () => {
  expect(typeset(`<p>${words(80)}</p><p class="clause"><b>1.1</b> ${words(100)}</p><p>${words(100)}</p>`)).toBe(
    `<p>${words(80)}</p><p class="splits clause"><b>1.1</b> ${words(100)}</p><p class="splits">${words(100)}</p>`
  )
})

it('puts what a list item says into one element', () => {
  expect(typeset('<ol class="alpha"><li>a <b>b</b></li></ol>')).toBe(
    '<ol class="alpha"><li><div role="group">a <b>b</b></div></li></ol>'
  )
})

it('draws a box to tick, which no face has', () => {
  expect(typeset('<p>by means of ☐ physical presence</p>')).toBe(
    '<p>by means of <span class="box" role="img" aria-label="Box to tick"></span> physical presence</p>'
  )
})

it('never parts the e from the mail', () => {
  expect(typeset('<p>or by e-mail, or by E-mail</p>')).toBe(
    '<p>or by <span class="whole">e-mail,</span> or by <span class="whole">E-mail</span></p>'
  )
})
