import { byPattern } from '../format.ts'
import { stateName } from './states.ts'

/** Five digits, or nine: `78701`, `78701-1234`. */
export const zip = byPattern(
  { pattern: '^\\d{5}(?:-\\d{4})?$', message: 'Please give a five-digit ZIP code', example: '78701' },
  {
    read: (typed) => {
      const text = typed.trim()
      const found = /^(\d{5})(?:[\s-]*(\d{4}))?$/.exec(text)
      return found ? found.slice(1).filter(Boolean).join('-') : text
    }
  }
)

/**
 * The first three digits of each state's ZIP codes, as the Postal Service deals them out. Some are shared: a town behind
 * a state's border, an agency near Washington.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200 202-205 569',
  FL: '320-339 341-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '205-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658 726',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005 063 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-731 734-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 739 750-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 205 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831 834',
  AS: '967',
  GU: '969',
  MP: '969',
  PR: '006-007 009',
  VI: '008',
  AA: '340',
  AE: '090-098',
  AP: '962-966'
}

/** A ZIP code of the state, for a sample: the lowest its first digits allow. */
export const lowestZip = (state: string): string => `${PREFIXES[state]?.slice(0, 3) ?? '000'}01`

/** Whether a ZIP code can be one of that state. */
export function isZipOf(zip: string, state: string): boolean {
  const prefix = zip.slice(0, 3)
  return (PREFIXES[state] ?? '').split(' ').some((range) => {
    const [first = '', last = first] = range.split('-')
    return first !== '' && prefix >= first && prefix <= last
  })
}

/** What is wrong with a ZIP code in an address of that state; null where nothing is. */
export function zipComplaint(value: string, state: string): string | null {
  const wrong = zip.complaint(value, { today: '' })
  if (wrong !== null || isZipOf(value, state)) return wrong
  const others = Object.keys(PREFIXES).filter((other) => isZipOf(value, other))
  const elsewhere = others.length > 0 ? `is in ${others.map(stateName).join(' or ')}, not in` : 'is none of'
  return `ZIP code ${value} ${elsewhere} ${stateName(state)}.`
}
