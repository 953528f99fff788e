import { type Static, Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Nullable, ServiceId, StateCode } from '../fields.ts'

const SellableFacts = Type.Object({
  id: ServiceId,
  slug: Type.String(),
  title: Type.String(),
  price_cents: Type.Integer(),
  states: Type.Union([Type.Literal('all'), Type.Array(StateCode)]),
  off_sale_sentence: Nullable(Type.String()),
  off_sale_states: Type.Array(Type.Object({ state: StateCode, sentence: Type.String() }))
})
export type SellableFacts = Static<typeof SellableFacts>

/** Price, title and states of one service, and where it is on sale: what checkout keeps a copy of. */
export const sellableFactsCall = defineCall(
  '/internal/services/:id',
  { owner: 'catalog', callers: ['checkout'] },
  {
    params: Type.Object({ id: ServiceId }),
    query: Type.Object({ live: Type.Boolean({ description: "Whether the asker's own key moves real money" }) }),
    answer: SellableFacts
  }
)
