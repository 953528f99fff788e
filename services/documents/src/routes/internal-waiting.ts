import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ERASED_ADDRESS } from '@formwright/kit/erasure'
import { ErrorAnswers, notFound } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Nullable, StateCode } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { knownRefusal } from '../domain/known-refusal.ts'
import { wayToDraft } from '../domain/resume-draft.ts'
import { storedRefusals } from '../domain/stored-refusals.ts'
import { keepWaiting } from '../domain/waiting.ts'
import { findDraftById } from '../repositories/drafts.ts'
import { findWaiting } from '../repositories/waiting-orders.ts'
import { Refusal, toRefusal } from './refused.ts'
import { ServiceId, Time } from './schemas.ts'

const Told = Type.Object({ refusal: Nullable(Refusal) })

const Buyer = Type.Object({
  service_id: ServiceId,
  owner: Nullable(Type.String({ maxLength: 64 })),
  account_id: Nullable(Type.String({ maxLength: 64 })),
  state: Nullable(StateCode)
})

const Waiting = Type.Object({
  service_title: Type.String(),
  email: Type.String(),
  refusal: Nullable(Refusal),
  path: Type.String({ description: 'Of the page that opens these answers' }),
  opens_until: Nullable(Time)
})

/** For checkout, before money is taken for what is refused; and for the mails to a customer whose paid order waits. */
export const internalWaitingRoutes =
  ({ db, library, keyring, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const callers = (name: string) =>
      requireCaller({ secret: config.INTERNAL_SECRET, service: 'documents', callers: [name] })

    app.post(
      '/internal/refusals',
      { onRequest: callers('checkout'), schema: { hide: true, body: Buyer, response: { 200: Told, ...ErrorAnswers } } },
      async ({ body }) => {
        const buyer = {
          serviceId: body.service_id,
          owner: body.owner,
          accountId: body.account_id,
          state: body.state
        }
        return { refusal: toRefusal(await knownRefusal(db, { library, keyring }, buyer, new Date())) }
      }
    )

    app.post(
      '/internal/orders/:id/waiting',
      {
        onRequest: callers('notifications'),
        schema: {
          hide: true,
          params: Type.Object({ id: Type.String({ maxLength: 128 }) }),
          response: { 200: Waiting, ...ErrorAnswers }
        }
      },
      async ({ params }) => {
        const waiting = await findWaiting(db, params.id)
        const draft = waiting && (await findDraftById(db, waiting.draft_id))
        const service = waiting && library.service(waiting.service_id)
        if (!waiting || !draft || !service || waiting.email === ERASED_ADDRESS)
          throw notFound('This order does not wait')
        const now = new Date()
        const refusals = storedRefusals(service, keyring, draft, now)
        // A rule may have changed since: the mail names the day that staff see, and on which the customer is asked again.
        if (refusals.length > 0)
          await db.transaction().execute((trx) => keepWaiting(trx, { waiting, service, refusals }))
        const { path, expiresAt } = await wayToDraft(db, { draft, now })
        return {
          service_title: waiting.title,
          email: waiting.email,
          refusal: toRefusal(refusals),
          path,
          opens_until: expiresAt?.toISOString() ?? null
        }
      }
    )
  }
