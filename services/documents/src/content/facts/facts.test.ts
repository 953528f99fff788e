import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '../library.ts'
import { countByGrade, loadFacts, withOwnFacts } from './facts.ts'

const folder = mkdtempSync(join(tmpdir(), 'facts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const topics = loadFacts()

function factsWith(yaml: string) {
  const file = join(folder, 'facts.yaml')
  writeFileSync(file, yaml)
  return withOwnFacts(topics, file)
}

const separation = `as_of: 2026-11
months:
  note: How long the spouses must have lived apart.
  unit: months
  source: Each state's divorce act, no separation named
  grade: known
  default: 0
  states:
    SC: 12
    NC: { value: 12, source: N.C.G.S. § 50-6, text: separate and apart for one year, url: "https://law.example/50-6", grade: checked }
    DE: { value: 6, grade: unsure, doubt: A bill may have shortened it. }
`

describe('a fact', () => {
  const facts = factsWith(separation)

  it('is the default where a state has no value of its own', () => {
    expect(facts.get('TX', 'own.months')).toBe(0)
    expect(facts.get('SC', 'own.months')).toBe(12)
  })

  it('carries its unit, source, month and grade in every state', () => {
    expect(facts.cell('SC', 'own.months')).toEqual({
      value: 12,
      unit: 'months',
      source: "Each state's divorce act, no separation named",
      text: undefined,
      url: undefined,
      as_of: '2026-11',
      grade: 'known',
      doubt: undefined
    })
  })

  it('keeps the quoted words of a state to that state', () => {
    expect(facts.cell('NC', 'own.months')).toMatchObject({ grade: 'checked', text: 'separate and apart for one year' })
    expect(facts.cell('TX', 'own.months').text).toBeUndefined()
  })

  it('is doubtful in the states that say why', () => {
    expect(facts.states.filter((state) => facts.isUnsure(state, 'own.months'))).toEqual(['DE'])
  })

  it('takes the citation of another fact as its source where it says so', () => {
    const own = factsWith(
      'as_of: 2026-11\ntitle: { note: A title., source_from: llc.statute, grade: known, default: Organizer }'
    )
    expect(own.cell('TX', 'own.title').source).toBe(topics.get('TX', 'llc.statute'))
  })

  it('is text where it reads Yes, No or a day', () => {
    const own = factsWith(
      'as_of: 2026-11\nword: { note: A word., source: own words, grade: known, default: Yes, states: { TX: 2026-11-22 } }'
    )
    expect([own.get('NC', 'own.word'), own.get('TX', 'own.word')]).toEqual(['Yes', '2026-11-22'])
  })

  it('is counted by grade, for the book that a reviewer reads', () => {
    const counts = countByGrade({ rows: new Map([...facts.rows].filter(([path]) => path === 'own.months')) })
    expect(counts).toEqual({ checked: 1, known: 49, unsure: 1 })
  })

  it('that does not exist, or a state that does not, stops the reader', () => {
    expect(() => facts.get('TX', 'own.weeks')).toThrow('There is no fact own.weeks')
    expect(() => facts.get('ZZ', 'own.months')).toThrow('No facts for the state ZZ')
    expect(facts.knows('own.constructor')).toBe(false)
  })
})

describe('a mistake in a file of facts', () => {
  const head = 'as_of: 2026-11\na:\n  note: A fact.\n'
  it.each([
    [
      'a key that is not known',
      '  source: s\n  grade: known\n  defualt: 1',
      /facts\.yaml: a: .*defualt; take them out/
    ],
    [
      'a key of a state that is not known',
      '  source: s\n  grade: known\n  default: 1\n  states: { NC: { value: 2, txt: x } }',
      /a\.states\.NC: .*txt; take them out/
    ],
    ['no grade', '  source: s\n  default: 1', /a\.default: has no grade; write checked, known or unsure/],
    [
      'a grade that does not exist',
      '  source: s\n  grade: sure\n  default: 1',
      /a\.grade: must be one of these: checked/
    ],
    ['known without source', '  grade: known\n  default: 1', /a\.default: is known without source; name the statute/],
    [
      'checked without the words',
      '  source: s\n  grade: known\n  default: 1\n  states: { NC: { value: 2, grade: checked, url: "https://a.example" } }',
      /a\.states\.NC: is checked without text and url; quote the words/
    ],
    [
      'checked without the address',
      '  source: s\n  grade: checked\n  text: words\n  default: 1',
      /a\.default: is checked without text and url/
    ],
    [
      'unsure without doubt',
      '  source: s\n  grade: known\n  default: 1\n  states: { NC: { value: 2, grade: unsure } }',
      /a\.states\.NC: is unsure without doubt; say what is doubtful/
    ],
    [
      'a unit on words',
      '  source: s\n  grade: known\n  unit: months\n  default: one year',
      /a\.default: a fact with a unit is a number, and this is "one year"; write the number alone/
    ],
    [
      'a unit that does not exist',
      '  source: s\n  grade: known\n  unit: moons\n  default: 1',
      /a\.unit: must be one of these: days, weeks/
    ],
    [
      'a state that does not exist',
      '  source: s\n  grade: known\n  default: 1\n  states: { XX: 2 }',
      /a\.states\.XX: there is no such state; use its two-letter postal code/
    ],
    [
      'no value for a state',
      '  source: s\n  grade: known\n  states: { TX: 2 }',
      /a\.states\.AL: has no value; add one/
    ],
    [
      'a source that no fact gives',
      '  source_from: llc.statut\n  grade: known\n  default: 1',
      /a\.source_from: there is no fact llc\.statut; name one/
    ],
    ['broken YAML', '  source: s\n grade: known', /facts\.yaml: line 5, column \d+: bad indentation/],
    ['a key written twice', '  source: s\n  source: t', /facts\.yaml: line 5, column \d+: duplicated mapping key/]
  ])('is told with file, key and what to do: %s', (_, rest, message) => {
    expect(() => factsWith(head + rest)).toThrow(message)
  })

  it('is told where no month stands', () => {
    expect(() => factsWith('a: { note: A fact., source: s, grade: known, default: 1 }')).toThrow(
      /a\.default: has no as_of; write the month at the head of the file/
    )
  })
})

describe('the facts that we hold', () => {
  const library = loadLibrary()
  const own = library.services.flatMap(({ meta, facts }) =>
    [...facts.rows]
      .filter(([path]) => path.startsWith('own.'))
      .map(([path, row]) => [`${meta.slug} ${path}`, row] as const)
  )

  it('have a grade and a source in every state, and the words where they are checked', () => {
    const unproved = [...library.facts.rows, ...own].flatMap(([path, { cells }]) =>
      Object.entries(cells).flatMap(([state, { grade, source, text, url, doubt }]) => {
        const proof = { checked: text && url, known: source, unsure: doubt }[grade]
        return source && proof ? [] : [`${path} in ${state}`]
      })
    )
    expect(unproved).toEqual([])
  })

  it('keep remarks out of names', () => {
    const isName = (path: string) => /\.(?:.*_)?(?:court|office|title|term|report_name|document_name)$/.test(path)
    const remarked = [...library.facts.rows]
      .filter(([path]) => isName(path))
      .flatMap(([path, { cells }]) =>
        Object.entries(cells).flatMap(([state, { value }]) => (String(value).includes('(') ? [`${path} ${state}`] : []))
      )
    // The title printed on the state's own form.
    expect(remarked).toEqual(['divorce.pleading_title WA', 'divorce.joint_pleading_title WA'])
  })

  it('know the time zone of every state', () => {
    const today = new Date('2026-11-22T06:30:00Z')
    const dayIn = (state: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: String(library.facts.get(state, 'terms.time_zone')) }).format(today)
    expect(library.facts.states.filter((state) => !/^2026-11-2[12]$/.test(dayIn(state)))).toEqual([])
    expect([dayIn('NY'), dayIn('TX'), dayIn('HI')]).toEqual(['2026-11-22', '2026-11-21', '2026-11-21'])
  })
})
