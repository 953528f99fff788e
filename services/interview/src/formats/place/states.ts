import { stateNames } from '../../generated/state-names.ts'
import { byPattern } from '../format.ts'

/** Where else the mail of the United States goes, by the code that stands in an address. */
const TERRITORIES = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific'
} as const

const names: Readonly<Record<string, string>> = { ...stateNames, ...TERRITORIES }

/** Every state, territory and military region of an address with its name, the states first. */
export const mailStates: readonly { code: string; name: string }[] = Object.entries(names).map(([code, name]) => ({
  code,
  name
}))

const codes = new Map(mailStates.map(({ code, name }) => [name.toLowerCase(), code]))

/** TX → Texas. What is no code stays. */
export const stateName = (code: string): string => names[code] ?? code

/** "texas", "TX" or "tx" → TX; null for what is no state. */
export function stateCode(text: string): string | null {
  const plain = text.trim().replaceAll('.', '')
  const code = plain.toUpperCase()
  if (Object.hasOwn(names, code)) return code
  return codes.get(plain.toLowerCase()) ?? null
}

/** One of the fifty states or D.C. */
export const state = byPattern(
  { pattern: `^(${Object.keys(stateNames).join('|')})$`, message: 'Please choose a state', example: 'TX' },
  { read: (typed) => stateCode(typed) ?? typed.trim(), print: stateName }
)
