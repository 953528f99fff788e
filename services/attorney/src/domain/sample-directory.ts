import { readFileSync } from 'node:fs'
import type { NewAttorneyRow } from '../tables.ts'
import { type Chance, chanceOf } from './chance.ts'
import { PRACTICE_AREAS, type PracticeArea } from './practice-areas.ts'
import { STATES, type State } from './states.ts'

const NAMES: { first: string[]; last: string[] } = JSON.parse(
  readFileSync(new URL('../../content/names.json', import.meta.url), 'utf8')
)

/** Three areas each: together they cover all 24. */
const PER_STATE = 8
/** The year the samples are told from, so that they are the same at every start. */
const YEAR = 2026
const LANGUAGES = ['Spanish', 'Mandarin', 'Vietnamese', 'French', 'Arabic', 'Korean', 'Portuguese', 'Tagalog'] as const
const RESULTS = [
  'Settled before trial',
  'Resolved in mediation',
  'Judgment for the client',
  'Resolved by agreement'
] as const

/** The fictional directory: eight people in each state and D.C., the same ones every time. */
export const sampleDirectory = (): NewAttorneyRow[] =>
  STATES.flatMap((state, stateIndex) =>
    Array.from({ length: PER_STATE }, (_, n) => sampleAttorney(state, n, stateIndex * PER_STATE + n))
  )

function sampleAttorney(state: State, n: number, index: number): NewAttorneyRow {
  const id = `sample-${state.code.toLowerCase()}-${n + 1}`
  const chance = chanceOf(id)
  const { first, last } = personOf(index)
  const areas = areasOf(n)
  const years = chance.integer(3, 34)
  const rating = chance.tenth(3.6, 5)
  const barred = chance.percent(20) ? [state.code, chance.pick(STATES).code] : [state.code]
  return {
    id,
    name: `${first} ${last}`,
    firm: chance.pick([
      `Sample ${last} Law Group`,
      `Sample ${last} & Partners`,
      `Sample Law Office of ${first} ${last}`
    ]),
    specialties: areas.map((area) => area.name),
    specializations: areas.map((area) => chance.pick(area.topics)),
    phone: `(${state.areaCode}) 555-01${String(chance.integer(0, 99)).padStart(2, '0')}`,
    email: `${plain(first)}.${plain(last)}@example.com`,
    website: `https://${plain(last)}-${state.code.toLowerCase()}.example.com`,
    street: `${chance.integer(1, 99)}00 Sample Street, Suite ${chance.integer(1, 40)}`,
    city: state.cities[n % state.cities.length] ?? state.name,
    state: state.code,
    rating,
    reviews: chance.integer(4, 180),
    years_experience: years,
    bar_number: `SAMPLE-${state.code}-${String(n + 1).padStart(4, '0')}`,
    education: JSON.stringify([
      {
        law_school: `Sample School of Law, ${chance.pick(STATES).name}`,
        year: YEAR - years,
        honors: chance.percent(30) ? chance.pick(['cum laude', 'magna cum laude']) : null
      }
    ]),
    certifications: chance.percent(50) ? [`${chance.pick(areas).name} (sample certificate)`] : [],
    case_results: JSON.stringify(caseResults(chance, areas)),
    languages: chance.percent(45) ? ['English', chance.pick(LANGUAGES)] : ['English'],
    state_bars: [...new Set(barred)],
    board_certified: years > 8 && chance.percent(25),
    million_dollar_advocates: false,
    source: 'sample',
    verified: false,
    avvo_rating: chance.tenth(6, 10),
    peer_rating: chance.tenth(3.5, 5),
    client_rating: rating,
    ...fees(chance, areas),
    flat_fee: chance.percent(40),
    payment_plans: chance.percent(50),
    available_within_days: chance.pick([1, 2, 3, 5, 7, 10, 14, 21, 30])
  }
}

/** 53 and 61 have no common factor: no full name comes twice. */
function personOf(index: number) {
  const first = NAMES.first[(index * 17) % NAMES.first.length]
  const last = NAMES.last[(index * 23) % NAMES.last.length]
  if (first === undefined || last === undefined) throw new Error('names.json is empty')
  return { first, last }
}

/** Eight apart, so that one person's three areas differ and eight persons have them all. */
const areasOf = (n: number): PracticeArea[] =>
  [n, n + 8, n + 16].map((at) => PRACTICE_AREAS[at]).filter((area) => area !== undefined)

const caseResults = (chance: Chance, areas: PracticeArea[]) =>
  areas.slice(0, 2).map((area) => ({
    case_type: chance.pick(area.topics),
    result: chance.pick(RESULTS),
    year: chance.integer(YEAR - 6, YEAR - 1)
  }))

function fees(chance: Chance, areas: PracticeArea[]) {
  const rates = areas.map((area) => area.hourlyRate).filter((rate) => rate !== null)
  const usual = Math.max(...rates)
  return {
    consultation_fee_cents: chance.percent(50) ? 0 : chance.integer(2, 8) * 2_500,
    hourly_rate_cents: rates.length === 0 ? null : (usual + chance.integer(-6, 6) * 25) * 100,
    contingency_percent: rates.length < areas.length ? chance.pick([25, 30, 33, 40]) : null
  }
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
