import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { checkMailable, requestRenewal, requestSetMail } from '../../domain/set/mail-set.ts'
import { GenerationId, messageOf } from '../schemas.ts'
import { countMail } from './mail-limits.ts'
import { findKnown, openGeneration } from './open-generation.ts'

const RENEWED = 'A fresh link is on its way to the e-mail address of your order.'
const MAILED = 'Your documents are on their way to the e-mail address of your order.'
const params = Type.Object({ generationId: GenerationId })

/** Papers and links by mail. Whoever asks, it goes to the address of the order. */
export const mailedSetRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db } = context

    app.post(
      '/api/download/:generationId/renew',
      {
        schema: {
          summary: "Mail a fresh link to the order's address; the download then opens for 30 days more",
          params,
          response: { 202: messageOf(RENEWED), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const generation = await findKnown(context, request, request.params.generationId)
        checkMailable(generation)
        await countMail(context, request, [`renew:${generation.id}`])
        await requestRenewal(db, generation)
        return reply.code(202).send({ message: RENEWED })
      }
    )

    app.post(
      '/api/documents/:generationId/mail',
      {
        schema: {
          summary: "Mail a finished set to the order's address: a later version, or the first one again",
          params,
          response: { 202: messageOf(MAILED), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const generation = await openGeneration(context, request, request.params.generationId)
        checkMailable(generation)
        await countMail(context, request, [`set:${generation.id}`])
        await requestSetMail(db, generation)
        return reply.code(202).send({ message: MAILED })
      }
    )
  }
