import { describe, expect, it } from 'vitest'
import { BUDGETS, URGENCIES } from '../../schemas/find.ts'
import type { AttorneyRow } from '../../tables.ts'
import { chanceOf } from '../chance.ts'
import { sampleDirectory } from '../sample-directory.ts'
import { factorsOf } from './factors.ts'
import { rankCandidates, scoreOf } from './rank.ts'
import type { Candidate, Search } from './search.ts'

const everybody = sampleDirectory() as unknown as AttorneyRow[]
const chance = chanceOf('match')
const ROUNDS = 400

const anySearch = (): Search => ({
  city: chance.percent(50) ? 'Houston' : undefined,
  practiceArea: chance.percent(60) ? 'Family Law' : undefined,
  budget: chance.percent(60) ? chance.pick(BUDGETS) : undefined,
  urgency: chance.pick(URGENCIES)
})
const anyCandidate = (): Candidate => ({ attorney: chance.pick(everybody), textFit: chance.integer(0, 100) / 100 })
const score = (search: Search, candidate: Candidate) => scoreOf(factorsOf(search, candidate))

type Change = (attorney: AttorneyRow) => Partial<AttorneyRow>
const cap = (value: number | null, by: number, most: number) => (value === null ? null : Math.min(most, value + by))
const BETTER: Record<string, Change> = {
  'the practice area is listed': ({ specialties }) => ({ specialties: [...specialties, 'Family Law'] }),
  'the office is in the city': () => ({ city: 'Houston' }),
  'the hourly rate falls': ({ hourly_rate_cents: rate }) => ({ hourly_rate_cents: rate && Math.round(rate * 0.8) }),
  'a contingency fee is taken': () => ({ contingency_percent: 30 }),
  'flat fees are offered': () => ({ flat_fee: true }),
  'payment plans are offered': () => ({ payment_plans: true }),
  'there is time sooner': ({ available_within_days: days }) => ({
    available_within_days: Math.floor((days ?? 60) / 2)
  }),
  'years are added': ({ years_experience: years }) => ({ years_experience: years + 4 }),
  'a board certificate is added': () => ({ board_certified: true }),
  'the rating rises': ({ rating }) => ({ rating: Math.min(5, rating + 0.4) }),
  'the Avvo rating rises': ({ avvo_rating }) => ({ avvo_rating: cap(avvo_rating, 1, 10) }),
  'the peer rating rises': ({ peer_rating }) => ({ peer_rating: cap(peer_rating, 0.5, 5) }),
  'the client rating rises': ({ client_rating }) => ({ client_rating: cap(client_rating, 0.5, 5) })
}

describe('the score', () => {
  it.each(Object.entries(BETTER))('never falls when %s', (_name, change) => {
    for (let round = 0; round < ROUNDS; round++) {
      const [search, candidate] = [anySearch(), anyCandidate()]
      const better = { ...candidate, attorney: { ...candidate.attorney, ...change(candidate.attorney) } }
      expect(score(search, better), JSON.stringify({ search, candidate })).toBeGreaterThanOrEqual(
        score(search, candidate)
      )
    }
  })

  it('never falls when the description fits better', () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [search, candidate] = [anySearch(), anyCandidate()]
      const better = { ...candidate, textFit: Math.min(1, (candidate.textFit ?? 0) + 0.3) }
      expect(score(search, better)).toBeGreaterThanOrEqual(score(search, candidate))
    }
  })

  it('is a whole number from 0 to 100 and the same each time', () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [search, candidate] = [anySearch(), anyCandidate()]
      const found = score(search, candidate)
      expect(found).toSatisfy((value: number) => Number.isInteger(value) && value >= 0 && value <= 100)
      expect(score(search, candidate)).toBe(found)
    }
  })

  it('reaches both ends', () => {
    const search: Search = { city: undefined, practiceArea: 'Tax Law', budget: 'Flat Fee', urgency: 'urgent' }
    const base = everybody[0] as AttorneyRow
    const best = {
      ...base,
      specialties: ['Tax Law'],
      flat_fee: true,
      available_within_days: 1,
      years_experience: 25,
      board_certified: true,
      rating: 5,
      avvo_rating: 10,
      peer_rating: 5,
      client_rating: 5
    }
    const worst = {
      ...base,
      specialties: ['Family Law'],
      flat_fee: false,
      available_within_days: null,
      years_experience: 0,
      board_certified: false,
      reviews: 0,
      avvo_rating: null,
      peer_rating: null,
      client_rating: null
    }
    expect(score(search, { attorney: best, textFit: 1 })).toBe(100)
    expect(score(search, { attorney: worst, textFit: 0 })).toBe(0)
  })
})

const family: Search = { city: 'Houston', practiceArea: 'Family Law', budget: 'Under $200/hour', urgency: 'low' }
const [first, second] = everybody as [AttorneyRow, AttorneyRow]
const fits: Candidate = { attorney: { ...first, specialties: ['Family Law'], city: 'HOUSTON' }, textFit: 1 }

it('names what decided, and what held somebody back', () => {
  const expensive = { ...fits, attorney: { ...fits.attorney, hourly_rate_cents: 45_000 } }
  const [match] = rankCandidates(family, [expensive], 10)
  expect(match?.reasoning).toBe(
    'Decided by: lists Family Law (30 of 30 points); close to your description (25 of 25 points); ' +
      'office in HOUSTON (12 of 12 points). Held back by: $450 an hour, above your budget (0 of 10 points).'
  )
})

it('puts the best first, equals in a fixed order, and no more than asked for', () => {
  const poor = { attorney: { ...second, specialties: ['Tax Law'], city: 'Dallas' }, textFit: 0 }
  const twin = { ...fits, attorney: { ...fits.attorney, id: 'zz' } }
  const ids = (candidates: Candidate[], most = 10) =>
    rankCandidates(family, candidates, most).map(({ attorney }) => attorney.id)
  expect(ids([poor, twin, fits])).toEqual([first.id, 'zz', second.id])
  expect(ids([fits, poor, twin])).toEqual(ids([twin, poor, fits]))
  expect(ids([poor, twin, fits], 1)).toEqual([first.id])
})

it('counts only what the search names', () => {
  const names = (search: Search, candidate: Candidate) => factorsOf(search, candidate).map(({ name }) => name)
  const nothing: Search = { city: undefined, practiceArea: undefined, budget: undefined, urgency: 'moderate' }
  expect(names(nothing, { ...fits, textFit: null })).toEqual(['urgency', 'experience', 'ratings'])
  expect(names(family, fits)).toHaveLength(7)
})

it.each([
  ['Under $200/hour', 19_000, 1],
  ['Under $200/hour', 30_000, 0.5],
  ['Under $200/hour', 50_000, 0],
  ['$200-400/hour', 15_000, 1],
  ['$600+/hour', 900_000, 1]
] as const)('judges %s with %i cents an hour as %f', (budget, hourly_rate_cents, fit) => {
  const attorney = { ...first, hourly_rate_cents }
  const factors = factorsOf({ ...family, budget }, { attorney, textFit: null })
  expect(factors.find(({ name }) => name === 'budget')?.fit).toBe(fit)
})
