import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { notFound } from '@formwright/kit/http/errors'
import { answerCall } from '@formwright/kit/identity/internal'
import { knownRefusalCall, orderProgressCall, waitingOrderCall } from '@formwright/proto-events/calls/documents/orders'
import type { FastifyPluginAsync } from 'fastify'
import type { Context } from '../../context.ts'
import { wayToDraft } from '../../domain/matter/resume-draft.ts'
import { knownRefusal } from '../../domain/order/known-refusal.ts'
import { orderProgress } from '../../domain/order/order-progress.ts'
import { storedRefusals } from '../../domain/order/stored-refusals.ts'
import { keepWaiting } from '../../domain/order/waiting.ts'
import { findDraftById } from '../../repositories/matter/drafts.ts'
import { findWaiting } from '../../repositories/order/waiting-orders.ts'
import { toRefusal } from '../matter/refused.ts'
import { answering } from './answering.ts'

/** What checkout asks before it takes money and before it gives any back, and what the mails tell a customer whose order waits. */
export const orderCalls =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    const { db, library, keyring } = context
    const self = answering(context)

    answerCall(app, self, orderProgressCall, async ({ params }) => {
      const { share, finalExists, waiting, touchedAt } = await orderProgress(db, { library, keyring }, params.id)
      return { share, final_exists: finalExists, waiting, touched_at: touchedAt?.toISOString() ?? null }
    })

    answerCall(app, self, knownRefusalCall, async ({ body }) => {
      const buyer = { serviceId: body.service_id, owner: body.owner, accountId: body.account_id, state: body.state }
      return { refusal: toRefusal(await knownRefusal(db, { library, keyring }, buyer, new Date())) }
    })

    answerCall(app, self, waitingOrderCall, async ({ params }) => {
      const waiting = await findWaiting(db, params.id)
      const draft = waiting && (await findDraftById(db, waiting.draft_id))
      const service = waiting && library.service(waiting.service_id)
      if (!waiting || !draft || !service || waiting.email === ERASED_ADDRESS) throw notFound('This order does not wait')
      const now = new Date()
      const refusals = storedRefusals(service, keyring, draft, now)
      // A rule may have changed since: the mail names the day that staff see, and on which the customer is asked again.
      if (refusals.length > 0) await db.transaction().execute((trx) => keepWaiting(trx, { waiting, service, refusals }))
      const { path, expiresAt } = await wayToDraft(db, { draft, now })
      return {
        service_title: waiting.title,
        email: waiting.email,
        refusal: toRefusal(refusals),
        path,
        opens_until: expiresAt?.toISOString() ?? null
      }
    })
  }
