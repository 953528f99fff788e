import { answerCall } from '@formwright/kit/identity/internal'
import { accountPapersCall } from '@formwright/proto-events/calls/documents/export'
import type { FastifyPluginAsync } from 'fastify'
import type { Context } from '../../context.ts'
import { papersOf } from '../../domain/owner/papers-of.ts'
import { answering } from './answering.ts'

/** For auth's export alone, which has asked who is asking. */
export const exportCalls =
  (context: Context): FastifyPluginAsync =>
  async (app) =>
    answerCall(app, answering(context), accountPapersCall, ({ params }) => papersOf(context.db, context, params.id))
