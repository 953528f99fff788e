import { type Static, Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { Id, Nullable, ServiceId, StateCode, Time } from '../../fields.ts'

const ofOrder = Type.Object({ id: Id })

/** Why the papers of a matter would be untrue today. */
export const Refusal = Type.Object({
  question: Type.String({ description: 'The id of the question that stands in the way' }),
  message: Type.String(),
  possible_from: Nullable(
    Type.String({ description: 'The first day on which they would be true; null where no day helps' })
  )
})
export type Refusal = Static<typeof Refusal>

/** How far the papers of an order are, for what is given back of it. */
export const orderProgressCall = defineCall(
  '/internal/orders/:id/progress',
  { owner: 'documents', callers: ['checkout'] },
  {
    params: ofOrder,
    answer: Type.Object({
      share: Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'Of the required questions; 1 once a final set exists'
      }),
      final_exists: Type.Boolean(),
      waiting: Type.Boolean({ description: 'Paid, and refused for now' }),
      touched_at: Nullable(Time)
    })
  }
)

/** Asked before money is taken for papers that would be untrue. */
export const knownRefusalCall = defineCall(
  '/internal/refusals',
  { owner: 'documents', callers: ['checkout'], method: 'POST' },
  {
    body: Type.Object({
      service_id: ServiceId,
      owner: Nullable(Type.String({ maxLength: 64 })),
      account_id: Nullable(Type.String({ maxLength: 64 })),
      state: Nullable(StateCode)
    }),
    answer: Type.Object({ refusal: Nullable(Refusal) })
  }
)

const WaitingOrder = Type.Object({
  service_title: Type.String(),
  email: Type.String(),
  refusal: Nullable(Refusal),
  path: Type.String({ description: 'Of the page that opens these answers' }),
  opens_until: Nullable(Time)
})
export type WaitingOrder = Static<typeof WaitingOrder>

/** Why a paid order waits, as it is now, and the way to its answers; made when its mail is written. 404 where none waits. */
export const waitingOrderCall = defineCall(
  '/internal/orders/:id/waiting',
  { owner: 'documents', callers: ['notifications'], method: 'POST' },
  {
    params: ofOrder,
    answer: WaitingOrder
  }
)
