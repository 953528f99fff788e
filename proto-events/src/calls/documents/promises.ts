import { Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { Nullable, ServiceId, StateCode } from '../../fields.ts'

const told = { owner: 'documents', callers: ['notifications'] } as const

/** What a state asks for the filing of a service's papers, which nobody pays to us. */
export const StateFee = Type.Object(
  {
    state_name: Type.String(),
    fee_usd: Nullable(Type.Number({ description: 'What the state itself asks; null where it is not known' })),
    as_of: Type.String({ description: 'Month of the research' })
  },
  { examples: [{ state_name: 'Texas', fee_usd: 300, as_of: '2026-11' }] }
)

/** For receipts, which tell the fee that the checkout page told. */
export const stateFeeCall = defineCall('/internal/services/:id/state-fee/:state', told, {
  params: Type.Object({ id: ServiceId, state: StateCode }),
  answer: StateFee
})

/** For receipts, which tell the papers that the checkout page told. */
export const promisedPapersCall = defineCall('/internal/services/:id/papers', told, {
  params: Type.Object({ id: ServiceId }),
  query: Type.Object({ state: Type.Optional(StateCode) }),
  answer: Type.Array(Type.Object({ title: Type.String(), certain: Type.Boolean() }))
})
