import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { GenerationId, Raw } from '../schemas.ts'
import { eventStream } from './event-stream.ts'
import { answerOf, Generation } from './generation-answer.ts'
import { openGeneration } from './open-generation.ts'

const params = Type.Object({ generationId: GenerationId })

/** How far a set is: asked once, or told as it goes on. */
export const generationRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, watch } = context
    app.get(
      '/api/documents/:generationId',
      { schema: { summary: 'A set of documents', params, response: { 200: Generation, ...ErrorAnswers } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return answerOf(db, await openGeneration(context, request, request.params.generationId))
      }
    )

    const streams = eventStream(app)
    app.get(
      '/api/documents/:generationId/events',
      {
        schema: {
          summary: 'The same, told as it goes on; ends when the set is ready or failed',
          produces: ['text/event-stream'],
          params,
          response: { 200: Raw, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const generation = await openGeneration(context, request, request.params.generationId)
        const stream = streams.open(reply)
        const tell = async (now: typeof generation | undefined): Promise<void> => {
          if (now === undefined || now.closed_at !== null) return stream.end()
          stream.send(await answerOf(db, now))
          if (now.status === 'ready' || now.status === 'failed') stream.end()
        }
        await tell(generation)
        if (!stream.ended())
          stream.onEnd(watch.follow(generation.id, (now) => void tell(now).catch(() => stream.end())))
        return reply
      }
    )
  }
