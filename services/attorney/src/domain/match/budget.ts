import type { Budget } from '../../schemas/find.ts'
import type { AttorneyRow } from '../../tables.ts'

type Fees = Pick<AttorneyRow, 'hourly_rate_cents' | 'contingency_percent' | 'flat_fee' | 'payment_plans'>
type Judgement = { fit: number; says: string }

/** The most that is paid an hour, in cents. */
const CEILINGS: Partial<Record<Budget, number>> = {
  'Under $200/hour': 20_000,
  '$200-400/hour': 40_000,
  '$400-600/hour': 60_000,
  '$600+/hour': Number.POSITIVE_INFINITY
}
/** Somebody paid by a share alone is neither above an hourly budget nor within it. */
const NO_HOURLY_RATE = 0.5

/** A lower rate never fits worse: a budget is a ceiling. */
export function budgetFit(budget: Budget, fees: Fees): Judgement {
  const ceiling = CEILINGS[budget]
  if (ceiling !== undefined) return hourly(ceiling, fees.hourly_rate_cents)
  if (budget === 'Contingency Fee') {
    return fees.contingency_percent === null
      ? { fit: 0, says: 'no contingency fee' }
      : { fit: 1, says: `contingency fee of ${fees.contingency_percent} percent` }
  }
  const [offered, name] = budget === 'Flat Fee' ? [fees.flat_fee, 'flat fees'] : [fees.payment_plans, 'payment plans']
  return { fit: offered ? 1 : 0, says: offered ? `offers ${name}` : `does not offer ${name}` }
}

function hourly(ceiling: number, rate: number | null): Judgement {
  if (rate === null) return { fit: NO_HOURLY_RATE, says: 'works without an hourly rate' }
  const dollars = `$${rate / 100} an hour`
  if (rate <= ceiling) return { fit: 1, says: `${dollars}, within your budget` }
  return { fit: Math.max(0, 2 - rate / ceiling), says: `${dollars}, above your budget` }
}
