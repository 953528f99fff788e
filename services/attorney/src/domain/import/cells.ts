import { stateCode } from '../states.ts'
import type { Column } from './columns.ts'

/** What a cell that cannot be read becomes: no column takes it, so the row is refused with the column named. */
const UNREADABLE = Symbol('unreadable')

const list = (cell: string) =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')
const whole = (cell: string) => (/^\d{1,9}$/.test(cell) ? Number(cell) : UNREADABLE)
const decimal = (cell: string) => (/^\d{1,3}(\.\d)?$/.test(cell) ? Number(cell) : UNREADABLE)
const dollars = (cell: string) => (/^\d{1,7}(\.\d\d)?$/.test(cell) ? Math.round(Number(cell) * 100) : UNREADABLE)
const state = (cell: string) => stateCode(cell) ?? UNREADABLE
const yesNo = (cell: string) => {
  if (/^(yes|true|1)$/i.test(cell)) return true
  return /^(no|false|0)?$/i.test(cell) ? false : UNREADABLE
}
const parts = (item: string) => item.split('|').map((part) => part.trim())
const optional =
  <Value>(read: (cell: string) => Value) =>
  (cell: string) =>
    cell === '' ? undefined : read(cell)

const READERS: Partial<Record<Column, (cell: string) => unknown>> = {
  specialties: list,
  specializations: list,
  certifications: list,
  languages: (cell) => (cell === '' ? ['English'] : list(cell)),
  state_bars: (cell) => list(cell).map(state),
  state,
  website: optional((cell) => cell),
  rating: (cell) => decimal(cell === '' ? '0' : cell),
  reviews: (cell) => whole(cell === '' ? '0' : cell),
  years_experience: whole,
  education: (cell) =>
    list(cell).map((item) => {
      const [law_school, year = '', honors] = parts(item)
      return { law_school, year: whole(year), honors: honors || null }
    }),
  case_results: (cell) =>
    list(cell).map((item) => {
      const [case_type, result, year = ''] = parts(item)
      return { case_type, result, year: whole(year) }
    }),
  board_certified: yesNo,
  million_dollar_advocates: yesNo,
  verified: yesNo,
  avvo_rating: optional(decimal),
  peer_rating: optional(decimal),
  client_rating: optional(decimal),
  consultation_fee: (cell) => dollars(cell === '' ? '0' : cell),
  hourly_rate: optional(dollars),
  contingency_percent: optional(whole),
  flat_fee: yesNo,
  payment_plans: yesNo,
  available_within_days: optional(whole)
}

/** The value of a cell as its column means it; columns without a rule of their own are plain text. */
export const readCell = (column: Column, cell: string): unknown =>
  READERS[column]?.(cell) ?? (READERS[column] ? undefined : cell)
