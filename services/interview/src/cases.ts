import type { Answers } from './answers.ts'
import type { PlainCondition } from './condition.ts'
import type { Question } from './questionnaire.ts'

/** The day of every case. */
export const CASES_DAY = '2026-11-21'

const text = { type: 'text', required: true, section: 'x' } as const
const ask = (id: string, more: Partial<Question> = {}): Question => ({ id, question: id, ...text, ...more })

/** A small form with every kind of answer that a condition may look at. */
export const casesForm: readonly Question[] = [
  ask('state'),
  ask('married'),
  ask('spouse', { show_if: { question: 'married', is: 'Yes' } }),
  ask('spouse_age', { show_if: { question: 'spouse', is: 'Ada' } }),
  ask('wedding', { format: 'date' }),
  ask('apart', { format: 'date' }),
  ask('rent', { format: 'money' }),
  ask('limit', { format: 'money' }),
  ask('company'),
  ask('home', { format: 'address' }),
  ask('children', {
    required: false,
    repeat: {
      min: 0,
      max: 9,
      item: 'child',
      fields: [
        ask('name'),
        ask('born', { format: 'birth_date' }),
        ask('share', { format: 'percent' }),
        ask('lives_with', { show_if: { question: 'married', is: 'No' } })
      ]
    }
  })
]

interface Case {
  readonly says: string
  readonly condition: PlainCondition
  readonly holds: readonly Answers[]
  readonly fails: readonly Answers[]
}

const year = { value: 12, unit: 'months' } as const
const minor: PlainCondition = { question: 'born', age_under: 18 }
const child = (born: string, share = '50') => ({ name: 'Ada', born, share })

/** What each word of a condition means. Server and browser read this one table. */
export const cases: readonly Case[] = [
  {
    says: 'is: the answer is that',
    condition: { question: 'married', is: 'Yes' },
    holds: [{ married: 'Yes' }, { married: ' Yes ' }],
    fails: [{ married: 'No' }, {}, { married: '__unknown__' }]
  },
  {
    says: 'in: the answer is one of those',
    condition: { question: 'state', in: ['TX', 'CA'] },
    holds: [{ state: 'CA' }],
    fails: [{ state: 'NY' }, {}]
  },
  {
    says: 'a question that is hidden answers nothing, and shows no other',
    condition: { question: 'spouse_age', answered: true },
    holds: [{ married: 'Yes', spouse: 'Ada', spouse_age: '40' }],
    fails: [
      { married: 'No', spouse: 'Ada', spouse_age: '40' },
      { married: 'Yes', spouse_age: '40' }
    ]
  },
  {
    says: 'at_least_ago: reached on the day itself, not the day before',
    condition: { question: 'apart', at_least_ago: year },
    holds: [{ apart: '2025-11-21' }, { apart: '1999-01-01' }],
    fails: [{ apart: '2025-11-22' }, { apart: '2026-10-01' }, {}, { apart: '2025-02-30' }, { apart: 'last year' }]
  },
  {
    says: 'less_than_ago: the other side of the same day; an answer that is missing is on neither',
    condition: { question: 'apart', less_than_ago: year },
    holds: [{ apart: '2025-11-22' }, { apart: '2027-01-01' }],
    fails: [{ apart: '2025-11-21' }, {}, { apart: '__unknown__' }]
  },
  {
    says: 'a month that lacks the day ends on its last one',
    condition: { question: 'apart', at_least_ago: { value: 9, unit: 'months' } },
    holds: [{ apart: '2026-02-21' }],
    fails: [{ apart: '2026-02-22' }, { apart: '2026-02-28' }]
  },
  {
    says: 'days and weeks are counted one by one',
    condition: { question: 'apart', at_least_ago: { value: 2, unit: 'weeks' } },
    holds: [{ apart: '2026-11-07' }],
    fails: [{ apart: '2026-11-08' }]
  },
  {
    says: 'an amount by state is that of the state answered, else of the others',
    condition: {
      question: 'apart',
      at_least_ago: { value: { by_state: { NC: 12, SC: 12 }, else: 0 }, unit: 'months' }
    },
    holds: [
      { state: 'NC', apart: '2025-11-21' },
      { state: 'CA', apart: '2026-11-21' }
    ],
    fails: [
      { state: 'NC', apart: '2026-11-21' },
      { state: 'CA', apart: '2026-11-22' }
    ]
  },
  {
    says: 'after and before: strictly, another answer, a day, or today',
    condition: {
      all: [
        { question: 'apart', after: { question: 'wedding' } },
        { question: 'apart', before: 'today' },
        { question: 'apart', after: '2020-01-01' }
      ]
    },
    holds: [
      { wedding: '2019-05-01', apart: '2020-01-02' },
      { wedding: '2026-11-19', apart: '2026-11-20' }
    ],
    fails: [
      { wedding: '2026-11-20', apart: '2026-11-20' },
      { wedding: '2019-05-01', apart: '2026-11-21' },
      { wedding: '2019-05-01', apart: '2020-01-01' },
      { apart: '2021-01-01' }
    ]
  },
  {
    says: 'more_than and at_most: figures, not text; what is no figure is neither',
    condition: {
      all: [
        { question: 'rent', more_than: 99 },
        { question: 'rent', at_most: { question: 'limit' } }
      ]
    },
    holds: [
      { rent: '1000.00', limit: '1000' },
      { rent: '100', limit: '200.50' }
    ],
    fails: [
      { rent: '99.00', limit: '200' },
      { rent: '1000.01', limit: '1000' },
      { rent: '1e3', limit: '9999' },
      { rent: '100' },
      {}
    ]
  },
  {
    says: 'times: so many times another figure, as the state says, without the dust of a product',
    condition: { question: 'limit', more_than: { question: 'rent', times: { by_state: { AZ: 1.1 }, else: 2 } } },
    holds: [
      { state: 'CA', limit: '2200.01', rent: '1100' },
      { state: 'AZ', limit: '1210.01', rent: '1100' }
    ],
    fails: [
      { state: 'CA', limit: '2200', rent: '1100' },
      { state: 'AZ', limit: '1210', rent: '1100' },
      { state: 'AZ', limit: '1210' }
    ]
  },
  {
    says: 'outside: an address in another state than the answered one; one without a state is in none',
    condition: { question: 'home', outside: { question: 'state' } },
    holds: [{ state: 'TX', home: '418 Alder Court, Oakland, CA 94607-1234' }],
    fails: [{ state: 'TX', home: '418 Alder Court, Austin, TX 78701' }, { state: 'TX', home: '418 Alder Court' }, {}]
  },
  {
    says: 'ends_with: whole words at the end, whatever the dots and the case',
    condition: { question: 'company', ends_with: ['LLC', 'Limited Liability Company'] },
    holds: [
      { company: 'Juniper, L.L.C.' },
      { company: 'Juniper llc' },
      { company: 'Juniper Limited  Liability Company' }
    ],
    fails: [{ company: 'Juniper' }, { company: 'LLC' }, { company: 'JuniperLLC' }, { company: 'LLC Juniper' }, {}]
  },
  {
    says: 'any_entry: one entry is enough',
    condition: { any_entry: 'children', where: minor },
    holds: [{ children: [child('1990-01-01'), child('2018-11-21')] }, { children: [child('2008-11-22')] }],
    fails: [{ children: [child('2008-11-21')] }, { children: [] }, {}]
  },
  {
    says: 'every_entry: all of them, and there is one',
    condition: { every_entry: 'children', where: { question: 'born', age_least: 18 } },
    holds: [{ children: [child('2008-11-21'), child('1990-01-01')] }],
    fails: [{ children: [child('2008-11-21'), child('2018-01-01')] }, { children: [] }, {}]
  },
  {
    says: 'born on February 29 comes of age on February 28 of a common year',
    condition: { any_entry: 'children', where: { question: 'born', age_under: 18 } },
    holds: [{ children: [child('2012-02-29')] }],
    fails: [{ children: [child('2008-02-29')] }]
  },
  {
    says: 'count: how many entries, or how many of a kind',
    condition: { count: { list: 'children', where: minor }, more_than: 1 },
    holds: [{ children: [child('2018-01-01'), child('2019-01-01')] }],
    fails: [{ children: [child('2018-01-01'), child('1990-01-01')] }, {}]
  },
  {
    says: 'sum: what a field adds up to; thirds are about a hundred',
    condition: { sum: { list: 'children', field: 'share' }, is_about: 100 },
    holds: [{ children: ['33.33', '33.33', '33.33'].map((share) => child('2018-01-01', share)) }],
    fails: [{ children: [child('2018-01-01', '50')] }, { children: [child('2018-01-01', 'all')] }, {}]
  },
  {
    says: 'inside an entry its own fields come first, then the form; a field that is not asked answers nothing',
    condition: {
      any_entry: 'children',
      where: {
        all: [
          { question: 'lives_with', is: 'me' },
          { question: 'married', is: 'No' }
        ]
      }
    },
    holds: [{ married: 'No', children: [{ name: 'Ada', lives_with: 'me' }] }],
    fails: [{ married: 'Yes', children: [{ name: 'Ada', lives_with: 'me' }] }]
  },
  {
    says: 'not, all and any: all of none holds, any of none does not',
    condition: { any: [{ not: { question: 'married', is: 'Yes' } }, { all: [] }] },
    holds: [{}, { married: 'Yes' }],
    fails: []
  }
]
