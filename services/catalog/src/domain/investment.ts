import { readFile } from 'node:fs/promises'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { Form, type InvestmentForms, type InvestmentType } from '../schemas/investment.ts'

/** Which service prepares each kind of investment, and what lawyers typically ask for it. */
export const INVESTMENTS: Record<InvestmentType, { slug: string; typicalFees: string }> = {
  safe: { slug: 'safe', typicalFees: '$3,000-8,000' },
  series_a: { slug: 'series-a-term-sheet', typicalFees: '$8,000-25,000' },
  convertible: { slug: 'convertible-note', typicalFees: '$2,500-7,500' },
  ma: { slug: 'ma-letter-of-intent-and-asset-purchase', typicalFees: '$15,000-50,000' }
}

const SEED = new URL('../../seed/investment-forms.json', import.meta.url)
const Seed = Type.Record(Type.String(), Type.Array(Form, { minItems: 1 }))
export type FormsBySlug = Static<typeof Seed>

/** What is told of a kind of investment: its service's words and its forms. */
export function formsOf(
  type: InvestmentType,
  { description, duration }: { description: string; duration: string },
  forms: FormsBySlug
): InvestmentForms {
  const { slug, typicalFees } = INVESTMENTS[type]
  const own = forms[slug] ?? []
  return {
    description,
    total_forms: own.length,
    estimated_time: duration,
    legal_fees_saved: typicalFees,
    forms: own
  }
}

/** The forms of each investment service, generated from its content folder. Throws when one has none. */
export async function readForms(): Promise<FormsBySlug> {
  const seed: unknown = JSON.parse(await readFile(SEED, 'utf8'))
  if (!Value.Check(Seed, seed)) throw new Error('seed/investment-forms.json is not valid')
  for (const { slug } of Object.values(INVESTMENTS)) {
    if (seed[slug] === undefined) throw new Error(`seed/investment-forms.json has no forms of ${slug}`)
  }
  return seed
}
