import { STATES } from '@formwright/kit/http/states'
import type { Config } from '../config.ts'
import type { Sale } from '../schemas/service.ts'

/** Not sold for real money before the operator has confirmed it; deploy/OPERATING.md says why. A slug may be yet to come. */
export const UNCONFIRMED = {
  services: ['trademark-office-action-response', 'chapter-7-preparation-packet', 'chapter-13-preparation-packet'],
  states: ['NC']
} as const

export interface OffSale {
  services: readonly string[]
  states: readonly string[]
}
/** What is off sale, for a shop whose payments are real or not. */
export type OffSaleFor = (live: boolean) => OffSale

export const NOTHING_OFF_SALE: OffSaleFor = () => ({ services: [], states: [] })

type Settings = Pick<Config, 'LIVE_PAYMENTS' | 'OFF_SALE_SERVICES' | 'OFF_SALE_STATES'>

/**
 * The operator's two lists, each in place of what nobody has confirmed. Payments are real when the deployment says so or
 * whoever asks knows it: a wrong word from one of the two sells nothing. Throws for a service or a state there is not.
 */
export function readOffSale(settings: Settings, slugs: readonly string[]): OffSaleFor {
  const services = readList('OFF_SALE_SERVICES', settings.OFF_SALE_SERVICES, [...slugs, ...UNCONFIRMED.services])
  const states = readList('OFF_SALE_STATES', settings.OFF_SALE_STATES?.toUpperCase(), Object.keys(STATES))
  return (live) => {
    const unconfirmed = live || settings.LIVE_PAYMENTS ? UNCONFIRMED : { services: [], states: [] }
    return { services: services ?? unconfirmed.services, states: states ?? unconfirmed.states }
  }
}

/** Undefined for a list that is not given; `none` is one without entries. */
function readList(variable: string, text: string | undefined, known: readonly string[]): string[] | undefined {
  const items = (text ?? '').split(',').flatMap((item) => item.trim() || [])
  if (items.length === 0) return undefined
  if (items.length === 1 && items[0]?.toLowerCase() === 'none') return []
  const unknown = items.filter((item) => !known.includes(item))
  if (unknown.length === 0) return items
  throw new Error(`${variable}: there is no ${unknown.join(', ')}. Give a comma list, or "none" to sell everything.`)
}

/** Whether and where a service is sold, in a sentence for whoever would have bought it. */
export function saleOf(
  { slug, title, states: covered }: { slug: string; title: string; states: readonly string[] | null },
  off: OffSale,
  state?: string
): Sale {
  const states = off.states
    .filter((code) => covered === null || covered.includes(code))
    .map((code) => ({ state: code, sentence: sentence(`Documents for ${STATES[code]} are`) }))
  const own = off.services.includes(slug) ? sentence(`${title} is`) : undefined
  const why = own ?? states.find((one) => one.state === state)?.sentence ?? null
  return { off_sale: why !== null, off_sale_sentence: why, off_sale_states: states }
}

const sentence = (what: string) => `${what} not on sale at the moment. Answers you have saved are kept.`
