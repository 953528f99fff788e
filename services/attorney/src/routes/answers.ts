import type { Attorney } from '../schemas/attorney.ts'
import type { AttorneyRow } from '../tables.ts'

export const toAttorney = (row: AttorneyRow): Attorney => {
  const {
    street,
    avvo_rating,
    peer_rating,
    client_rating,
    consultation_fee_cents,
    hourly_rate_cents,
    contingency_percent,
    flat_fee,
    payment_plans,
    ...same
  } = row
  return {
    ...same,
    address: `${street}, ${row.city}, ${row.state}`,
    ratings: { avvo_rating, peer_rating, client_rating },
    fee_structure: {
      consultation_fee: consultation_fee_cents / 100,
      hourly_rate: hourly_rate_cents === null ? null : hourly_rate_cents / 100,
      contingency: contingency_percent,
      flat_fee,
      payment_plans
    }
  }
}
