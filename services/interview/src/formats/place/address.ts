import { byPattern, type FormatOf } from '../format.ts'
import { mailStates, stateCode, stateName } from './states.ts'
import { zip, zipComplaint } from './zip.ts'

/** An address in the fields it is asked in; `unit` is an apartment, a suite, whatever stands between street and city. */
export interface AddressParts {
  street: string
  unit: string
  city: string
  state: string
  zip: string
}

/** What is wrong with one part of an address or a place. */
export interface PartFault<Part> {
  part: Part
  message: string
}

const CODES = mailStates.map(({ code }) => code).join('|')
const NAMES = [...mailStates.map(({ name }) => name.replaceAll('.', '\\.')), 'D\\.C\\.'].join('|')
const COMPLETE = `^[^,]+(?:, [^,]+)*, [^,]+, (?:${CODES}) \\d{5}(?:-\\d{4})?$`
const complete = new RegExp(COMPLETE, 'u')
const typedWhole = new RegExp(
  `^(.+?)[,\\s]+(${CODES}|${NAMES})[,\\s]+(\\d{5}(?:-\\d{4})?)(?:,?\\s+(?:USA?|United States))?$`,
  'iu'
)
/** Ends as an address in our own country does, or one that is not finished. */
const domestic = new RegExp(
  `(?:^|[,\\s])(?:(?:${CODES})(?:\\s+[\\d-]+)?|(?:${NAMES})\\s+\\d{5}(?:-\\d{4})?)$|,\\s*\\d{5}(?:-\\d{4})?$|,\\s*(?:,|$)`,
  'u'
)

const rule = {
  pattern: COMPLETE,
  message: 'Please give the street, city, state and ZIP code',
  example: '418 Alder Court, Apt 2, Oakland, CA 94607'
}

/** One string: street, unit, city, two-letter state and ZIP code. */
export const address: FormatOf = {
  ...byPattern(rule),
  read: (typed) => {
    const text = typed.trim()
    const whole = addressFrom(addressParts(text))
    return complete.test(whole) ? whole : text
  },
  print: (value) => {
    if (!complete.test(value)) return value.split(/,\s*/).filter(Boolean).join(', ')
    return value.replace(/([A-Z]{2})( [\d-]+)$/, (_, code: string, zip: string) => mailName(code) + zip)
  },
  complaint: (value, { abroad }) => {
    if (abroad && isForeign(value)) return null
    return addressFaults(addressParts(value))[0]?.message ?? null
  }
}

/** The parts of a whole address, or of one that `addressFrom` left unfinished. What cannot be told apart is the street. */
export function addressParts(value: string): AddressParts {
  const segments = value.split(',').map((segment) => segment.trim())
  const whole = typedWhole.exec(value)
  if (whole === null || (segments.length === 5 && /^[\d-]*$/.test(segments[4] ?? ''))) {
    const [street = '', unit = '', city = '', state = '', zip = ''] = segments.length === 5 ? segments : [value.trim()]
    return { street, unit, city, state, zip }
  }
  const [, before = '', state = '', zip = ''] = whole
  const [street = '', ...rest] = before
    .split(',')
    .map((segment) => segment.trim())
    .filter(Boolean)
  return { street, unit: rest.slice(0, -1).join(', '), city: rest.at(-1) ?? '', state: stateCode(state) ?? state, zip }
}

/** As it travels; while a part is missing, with all five places, so that it can be taken apart again. */
export function addressFrom(parts: AddressParts): string {
  const of = (part: keyof AddressParts) => parts[part].replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')
  const [street, unit] = [of('street'), of('unit')]
  const [city, state] = [of('city').replaceAll(',', ' '), of('state')]
  const code = zip.read(of('zip'), { today: '' })
  if (street && city && state && code) return [street, unit, city, `${state} ${code}`].filter(Boolean).join(', ')
  if (!(street || unit || city || state || code)) return ''
  return [street.replaceAll(',', ''), unit.replaceAll(',', ''), city, state, code].join(', ').trim()
}

/** Everything wrong with an address in our own country, part by part. */
export function addressFaults({ street, city, state, zip }: AddressParts): PartFault<keyof AddressParts>[] {
  const faults: PartFault<keyof AddressParts>[] = []
  const tell = (part: keyof AddressParts, message: string | null) => message !== null && faults.push({ part, message })
  if (!/^(?=.*\p{L}).{3,}$/u.test(street)) tell('street', 'Please give the street and number, such as 418 Alder Court.')
  if (!isCity(city)) tell('city', 'Please give the city or town.')
  if (!isState(state)) tell('state', 'Please choose the state.')
  tell('zip', isState(state) ? zipComplaint(zip, state) : zipOnly(zip))
  return faults
}

/** A city and its state, in the fields they are asked in. */
export interface PlaceParts {
  city: string
  state: string
}

const PLACE = `^[^,]*\\p{L}[^,]*\\p{L}[^,]*, (?:${CODES})$`
const placed = new RegExp(PLACE, 'u')

/** City and state: `Round Rock, TX`. */
export const place: FormatOf = {
  ...byPattern({ pattern: PLACE, message: 'Please give the city and state', example: 'Round Rock, TX' }),
  read: (typed, { abroad }) => {
    const text = typed.trim()
    // Georgia is a country too.
    if (abroad && isForeign(text)) return text
    const whole = placeFrom(placeParts(text))
    return placed.test(whole) ? whole : text
  },
  print: (value) =>
    placed.test(value) ? value.replace(/[A-Z]{2}$/, mailName) : value.split(/,\s*/).filter(Boolean).join(', '),
  complaint: (value, { abroad }) => {
    if (abroad && isForeign(value)) return null
    return placeFaults(placeParts(value))[0]?.message ?? null
  }
}

export function placeParts(value: string): PlaceParts {
  const segments = value.split(',')
  const code = stateCode(segments.at(-1) ?? '')
  if (segments.length > 1 && code !== null) return { city: segments.slice(0, -1).join(',').trim(), state: code }
  const words = new RegExp(`^(.+?)\\s+(${CODES})$`, 'u').exec(value.trim())
  if (words) return { city: words[1] ?? '', state: words[2] ?? '' }
  return { city: value.trim().replace(/,$/, ''), state: '' }
}

export function placeFrom({ city, state }: PlaceParts): string {
  const town = city.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
  return town === '' && state === '' ? '' : `${town}, ${state}`.trim()
}

export function placeFaults({ city, state }: PlaceParts): PartFault<keyof PlaceParts>[] {
  const faults: PartFault<keyof PlaceParts>[] = []
  if (!isCity(city)) faults.push({ part: 'city', message: 'Please give the city or town.' })
  if (!isState(state)) faults.push({ part: 'state', message: 'Please choose the state.' })
  return faults
}

/** The state at the end of an address or a place, by its code; null where there is none. */
export function stateIn(value: string): string | null {
  const code = /, ([A-Z]{2})(?: [\d-]+)?$/u.exec(value)?.[1]
  return code !== undefined && isState(code) ? code : null
}

/** Whether it is an address or place in another country: two parts at least, the last of which is the country. */
export function isForeign(value: string): boolean {
  return !domestic.test(value) && /\p{L}.*,.*\p{L}{2}/su.test(value)
}

/** What is said of a text that should name a place in another country; null where it does. */
export function foreignComplaint(value: string): string | null {
  return isForeign(value) ? null : 'Please end with the city and the country, such as 12 Rue Cler, 75007 Paris, France.'
}

const isCity = (text: string) => /\p{L}.*\p{L}/u.test(text)
const isState = (text: string) => mailStates.some(({ code }) => code === text)
const zipOnly = (value: string) => zip.complaint(value, { today: '' })

/** A military region is written by its code, as the mail wants it. */
const mailName = (code: string) => (/^A[AEP]$/.test(code) ? code : stateName(code))
