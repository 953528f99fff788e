import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadService, serviceFolders } from '../../src/content/library.ts'
import { makeService } from '../new/new.ts'
import { openTemporaryContent } from '../temporary-content.ts'
import { deadEndsOf } from './report.ts'
import { walkService } from './walk.ts'

/** A service takes half a minute where nothing else runs. */
const MANY_MINUTES = 600_000

const full = process.env['FORMWRIGHT_FULL'] === '1'

/** A fresh service with words replaced in its files, and more questions at the end of its questionnaire. */
function walked({ edits = [], questions = '' }: { edits?: [string, string, string][]; questions?: string }) {
  using content = openTemporaryContent()
  const folder = makeService('pet-affidavit', content.root)
  const few: [string, string, string] = ['meta.yaml', 'states: all', 'states: [OH, TX]']
  const more: [string, string, string] = ['questionnaire.yaml', '\n# Whatever', `${questions}\n# Whatever`]
  for (const [file, from, to] of [few, more, ...edits]) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(
      join(folder, file),
      text.replace(from, () => to)
    )
  }
  const walk = walkService(loadService('pet-affidavit', content.root), content.root)
  const deadEnds = walk.states.flatMap((state) => state.deadEnds)
  const reached = new Set(walk.states.flatMap((state) => [...state.reached]))
  return { walk, deadEnds, unreached: walk.asked.filter((id) => !reached.has(id)) }
}

const radio = (id: string, show_if: string, rest = '') =>
  `  - { id: ${id}, section: statement, question: ${id}?, type: radio, options: ["Yes", "No"], show_if: ${show_if}${rest} }\n`
const refusing = ', refuse: { "Yes": Not this way., "No": Nor that way. }'
const always = '{ question: full_name, answered: true }'

it('finds no dead end in a service that has none, and tells its refusals with the last day that helps', () => {
  const { walk, deadEnds, unreached } = walked({})
  expect({ deadEnds, unreached }).toEqual({ deadEnds: [], unreached: [] })
  const told = walk.states.map(({ state, refusals }) => [
    state,
    refusals.map(({ rule, possibleFrom }) => [rule, possibleFrom])
  ])
  expect(told).toEqual([
    ['OH', [['not-resident-long-enough', '2027-05-21']]],
    ['TX', [['not-resident-long-enough', '2027-11-21']]]
  ])
  expect(walk.states[0]?.sets).toEqual([['sworn-statement', 'cover-letter', 'signing-instructions']])
})

it('finds the question that can only be answered with refused options, and the answers that lead there', () => {
  const { walk, deadEnds } = walked({ questions: radio('stuck', '{ question: has_remark, is: "Yes" }', refusing) })
  expect(deadEnds).toMatchObject([
    { state: 'OH', question: 'stuck', answers: { has_remark: 'Yes' } },
    { state: 'TX', question: 'stuck', answers: { has_remark: 'Yes' } }
  ])
  expect(deadEndsOf(walk)).toEqual([expect.stringMatching(/^pet-affidavit: dead end at stuck: [\s\S]*in OH TX/)])
})

it('finds a dead end behind two answers that no condition names together', () => {
  const questions = [
    radio('first', always),
    radio('second', always),
    radio('third', '{ question: first, is: "No" }'),
    radio('stuck', '{ all: [{ question: third, is: "Yes" }, { question: second, is: "No" }] }', refusing)
  ].join('')
  const { deadEnds } = walked({ questions })
  expect(deadEnds[0]).toMatchObject({ question: 'stuck', answers: { first: 'No', second: 'No', third: 'Yes' } })
})

it('finds a dead end behind an amount, a day and the number of entries in a list', () => {
  const list =
    '  - { id: pets, section: statement, question: Pets?, type: text, repeat: { min: 1, max: 9, item: pet, fields: [{ id: pet, question: Name?, type: text }] } }\n'
  const rent = '  - { id: rent, section: statement, question: Rent?, type: text, format: money }\n'
  const reasons = [
    '{ question: rent, more_than: 1250 }',
    '{ question: resident_since, before: "2001-01-01" }',
    '{ count: { list: pets }, more_than: 4 }'
  ]
  for (const reason of reasons) {
    const { deadEnds } = walked({ questions: `${rent}${list}${radio('stuck', reason, refusing)}` })
    expect(deadEnds[0], reason).toMatchObject({ question: 'stuck' })
  }
})

it('finds a state in which everything is refused', () => {
  const rule =
    '\n  - { id: not-here, when: { fact: own.residence_months, is: 12 }, ask: state, message: Not in your state. }\n'
  const { deadEnds } = walked({ edits: [['questionnaire.yaml', 'refuse_when:', `refuse_when:${rule}`]] })
  expect(deadEnds).toMatchObject([{ state: 'TX', question: 'state', why: 'every answer is refused: not-here' }])
})

it('finds a state in which nobody gets to the end yet, though each is told a day', () => {
  const rule =
    '\n  - { id: wait, when: { question: resident_since, less_than_ago: { value: 500, unit: years } }, ask: resident_since, message: "Not before {possible_from}." }\n'
  const { deadEnds } = walked({ edits: [['questionnaire.yaml', 'refuse_when:', `refuse_when:${rule}`]] })
  expect(deadEnds).toMatchObject([
    { state: 'OH', question: 'state', why: 'nobody gets to the end on this day' },
    { state: 'TX', question: 'state' }
  ])
})

it('fills a list whose entries must add up to another answer', () => {
  const questions = [
    '  - { id: fees_total, section: statement, question: In all?, type: text, format: money, example: "2200.00" }\n',
    '  - { id: fees, section: statement, question: Fees?, type: text, repeat: { min: 1, max: 9, item: fee, fields: [{ id: fee, question: How much?, type: text, format: money }] } }\n'
  ].join('')
  const rule =
    '\n  - { id: does-not-add-up, when: { not: { sum: { list: fees, field: fee }, is_about: { question: fees_total } } }, ask: fees, message: Look again. }\n'
  const { deadEnds } = walked({ questions, edits: [['questionnaire.yaml', 'refuse_when:', `refuse_when:${rule}`]] })
  expect(deadEnds).toEqual([])
})

it('mends an amount beside another one that is far below the usual', () => {
  const amount = (id: string) => `  - { id: ${id}, section: statement, question: ${id}?, type: text, format: money }\n`
  const small = '{ all: [{ question: round, at_most: 3500 }, { question: lead, at_most: 1250 }] }'
  const tooMuch = (id: string, bound: string) =>
    `\n  - { id: ${id}-too-large, when: { question: ${id}, more_than: { question: ${bound} } }, ask: ${id}, message: Too much. }`
  const name = '"full_name": "Ada Marie Núñez",'
  const { walk, deadEnds } = walked({
    questions: ['round', 'lead'].map(amount).join('') + radio('note', small) + amount('major'),
    edits: [
      ['questionnaire.yaml', 'refuse_when:', `refuse_when:${tooMuch('lead', 'round')}${tooMuch('major', 'lead')}\n`],
      ['fixtures/ohio.json', name, `${name} "round": "6000.00", "lead": "4000.00", "major": "2000.00",`]
    ]
  })
  expect(walk.states[0]?.refusals.map(({ rule }) => rule)).toContain('major-too-large')
  expect(deadEnds).toEqual([])
})

it('finds answers that leave fewer than three papers', () => {
  const letter = 'title: Cover Letter\n    kind: instrument\n'
  const { deadEnds } = walked({
    edits: [['meta.yaml', letter, `${letter}    show_if: { question: has_remark, is: "Yes" }\n`]]
  })
  expect(deadEnds[0]?.why).toBe('only 2 documents: sworn-statement, signing-instructions')
  expect(deadEnds[0]?.answers).toMatchObject({ has_remark: 'No' })
})

it('finds answers with which a sworn sentence would be untrue', () => {
  const { deadEnds } = walked({
    edits: [
      [
        'questionnaire.yaml',
        'when: { not: { condition: long_enough } }',
        'when: { question: resident_since, after: today }'
      ]
    ]
  })
  const why = expect.stringContaining('on the condition long_enough would be false')
  expect(deadEnds).toMatchObject([
    { state: 'OH', why },
    { state: 'TX', why }
  ])
})

it('names the questions that nobody is ever asked', () => {
  const never = '{ all: [{ question: has_remark, is: "Yes" }, { question: has_remark, is: "No" }] }'
  expect(walked({ questions: radio('hidden', never) }).unreached).toEqual(['hidden'])
})

describe.runIf(full)('every service in every state', () => {
  it.each(serviceFolders())(
    'has no dead end in %s, and reaches every question',
    (slug) => {
      const walk = walkService(loadService(slug))
      expect(deadEndsOf(walk)).toEqual([])
      expect(walk.asked.filter((id) => !walk.states.some(({ reached }) => reached.has(id)))).toEqual([])
    },
    MANY_MINUTES
  )
})
