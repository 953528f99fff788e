import { PRINTED_SIGNS } from '@formwright/interview/formats/letters'
import type { WrittenPaper } from './read-html.ts'

type CheckOfText = (paper: WrittenPaper) => string[]

const around = (paper: WrittenPaper, fault: RegExp): string[] =>
  paper.blocks.flatMap(({ text }) =>
    [...text.matchAll(fault)].map(({ 0: found, index }) =>
      text.slice(Math.max(0, index - 25), index + found.length + 25).trim()
    )
  )

const ARTICLE = /(?<![\p{L}\p{N}(’'.-])(an?) (?=["“]?([\p{L}\p{N}.&-]+))/giu

/** "a Agreement", "an petition". */
export const articlesFitTheWord: CheckOfText = (paper) =>
  paper.blocks.flatMap(({ text }) =>
    [...text.matchAll(ARTICLE)]
      .filter(({ 0: { length }, 1: article = '', 2: word = '', index }) => {
        if (article === 'A' && isAName(text.slice(0, index), text.slice(index + length))) return false
        return (article.toLowerCase() === 'an') !== soundsLikeAVowel(word)
      })
      .map(({ 0: { length }, 2: word = '', index }) =>
        text.slice(Math.max(0, index - 15), index + length + word.length)
      )
  )

/** The letter as a name, "Series A is", "Exhibit A and": a capital inside a sentence, or one that a verb follows. */
const isAName = (before: string, after: string): boolean =>
  /[^.:?!”] $/.test(before) || /^(?:is|and|in|are)\b/.test(after)

/** Spelled, "an LLC"; two letters that can be spoken together are a word, "a NAICS code". */
const NAMES_OF_LETTERS = /^[AEFHILMNORSX](?:$|[-.&\d]|[B-DF-HJ-NP-TV-Z])/
const VOWELS = /^(?:[aeiou]|hour|honest|honou?r|heir|8|11(?:$|th|,\d{3}|-)|18(?:$|th|,\d{3}|-))/i
const SOUNDS_LIKE_YOU = /^(?:uni(?!n|m)|us(?!h)|ut[aei]|eu|ubi|u[.-]|u$)/i
const SPELLED_U = /^U[A-Z]/
const SOUNDS_LIKE_WON = /^on(?:e|ce)(?:$|-)/i

function soundsLikeAVowel(word: string): boolean {
  if (SOUNDS_LIKE_YOU.test(word) || SPELLED_U.test(word) || SOUNDS_LIKE_WON.test(word)) return false
  return NAMES_OF_LETTERS.test(word) || VOWELS.test(word)
}

const UNITS = '(?:day|month|year|week|hour|witness|cop(?=y|ies)|child|member|page|dollar|share|unit|tenant|owner)'
const ONE_OF_MANY = new RegExp(
  `(?<![\\w.,$/-])(?:one \\(1\\)|1|(?<!\\d )one) (?:calendar |business )?${UNITS}(?:s|es|ies|ren)\\b`,
  'gi'
)
const MANY_OF_ONE =
  /(?<![\w.,$/-])(?:\w+ \((?:[2-9]|\d\d+)\)|two|three|four|five|six|seven|ten|thirty|sixty|ninety) (?:calendar |business )?(?:day|month|year|week|hour|witness|copy|child)\b(?!-| (?:period|notice|limit|deadline|term|wait))/gi

/** "one (1) days", "two (2) witness". */
export const numbersFitTheirUnits: CheckOfText = (paper) => [
  ...around(paper, ONE_OF_MANY),
  ...around(paper, MANY_OF_ONE)
]

const MACHINE_WORDS =
  /\bundefined\b|\bnull\b(?! and void)|\bNaN\b|\{\{|\}\}|\[object|\b\d{4}-\d{2}-\d{2}\b|__unknown__|\(\s*\)|\[\]|(?<![\w@./])[a-z]+(?:_[a-z]+)+(?![\w@/])/g

/** Words of the machine, and what is left where one stood. */
export const noMachineWords: CheckOfText = (paper) => around(paper, MACHINE_WORDS)

/** "twenty years..", "Inc..", "Ada ,and" */
export const pointsStandOnce: CheckOfText = (paper) => around(paper, /(?<!\.)\.\.(?!\.)|[,;:?!]\.(?!\.)|,,| [,;]/g)

const UNPRINTED = new RegExp(`[^${PRINTED_SIGNS}]`, 'gu')

/** A sign that the papers' faces lack would be drawn in whatever the machine has. */
export const signsHaveAFace: CheckOfText = (paper) => around(paper, UNPRINTED)

/** A list item with nothing to say. */
export const itemsHaveText: CheckOfText = ({ items }) =>
  items.flatMap((text, index) =>
    /[\p{L}\p{N}_]/u.test(text) ? [] : [`list item ${index + 1} says ${JSON.stringify(text)}`]
  )

const FIRST_PERSON = /\b(?:I|me|my|mine|we|our|ours|myself)\b|\bus\b/

/** "Filing fee: I do": an option in the customer's own mouth, printed in a paper where somebody else reads it. */
export const optionsSpeakOfNobody =
  (options: ReadonlyMap<string, readonly string[]>): CheckOfText =>
  ({ answers }) =>
    answers
      .filter(({ id, text }) => FIRST_PERSON.test(text) && options.get(id)?.some((option) => alike(option, text)))
      .map(({ id, text }) => `${id}: ${text}`)

const alike = (option: string, text: string): boolean => option.toLowerCase() === text.toLowerCase()

export const CHECKS_OF_TEXT: Readonly<Record<string, CheckOfText>> = {
  articlesFitTheWord,
  numbersFitTheirUnits,
  noMachineWords,
  pointsStandOnce,
  signsHaveAFace,
  itemsHaveText
}
