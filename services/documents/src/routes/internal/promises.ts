import { answerCall } from '@formwright/kit/identity/internal'
import { promisedPapersCall, stateFeeCall } from '@formwright/proto-events/calls/documents/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { Context } from '../../context.ts'
import { promisedPapers } from '../../domain/set/promised-papers.ts'
import { stateFeeOf } from '../../domain/state-fee.ts'
import { serviceAt } from '../questionnaire/services.ts'
import { answering } from './answering.ts'

/** For receipts, which tell what the checkout page told. */
export const promiseCalls =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    const { library } = context
    const self = answering(context)

    answerCall(app, self, stateFeeCall, ({ params }) =>
      stateFeeOf(library, serviceAt(library, params.id), params.state)
    )

    answerCall(app, self, promisedPapersCall, ({ params, query }) =>
      promisedPapers(serviceAt(library, params.id), query.state).map(({ title, certain }) => ({ title, certain }))
    )
  }
