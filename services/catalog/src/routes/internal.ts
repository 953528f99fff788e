import { answerCall } from '@formwright/kit/identity/internal'
import { sellableFactsCall } from '@formwright/proto-events/calls/catalog'
import type { FastifyPluginAsync } from 'fastify'
import { getService } from '../domain/find-service.ts'
import type { OffSaleFor } from '../domain/off-sale.ts'
import type { Database } from '../tables.ts'
import { toSellableFacts } from './answers.ts'

/** For checkout, which keeps a copy of what is sold. */
export const internalCalls =
  ({ db, secret, offSale }: { db: Database; secret: string; offSale: OffSaleFor }): FastifyPluginAsync =>
  async (app) =>
    answerCall(app, { service: 'catalog', secret }, sellableFactsCall, async ({ params, query }) =>
      toSellableFacts(await getService(db, String(params.id)), offSale(query.live))
    )
