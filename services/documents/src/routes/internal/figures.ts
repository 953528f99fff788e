import { answerCall } from '@formwright/kit/identity/internal'
import { checkDays } from '@formwright/kit/staff/days'
import { documentSeriesCall, documentStatsCall, printQueueCall } from '@formwright/proto-events/calls/documents/figures'
import type { FastifyPluginAsync } from 'fastify'
import type { Context } from '../../context.ts'
import { documentSeries } from '../../repositories/set/document-series.ts'
import { countFinalSets } from '../../repositories/set/generations.ts'
import { printQueue } from '../../repositories/set/print-queue.ts'
import { answering } from './answering.ts'

/** Our share of the admin's figures. */
export const figureCalls =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    const { db } = context
    const self = answering(context)
    answerCall(app, self, printQueueCall, async () => {
      const { final, preview, blankForm } = await printQueue(db)
      return { final, draft: preview, template: blankForm }
    })
    answerCall(app, self, documentStatsCall, async () => ({ total_documents: await countFinalSets(db) }))
    answerCall(app, self, documentSeriesCall, ({ query }) => documentSeries(db, checkDays(query)))
  }
