import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ListOf } from '@formwright/kit/http/schemas'
import { FilingStep } from '@formwright/proto-events/calls/documents/mailing'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { openAnswers } from '../../domain/matter/answers-at-rest.ts'
import { filingKitText } from '../../domain/render/filing-steps.ts'
import { findGenerationWithAnswers } from '../../repositories/set/generations.ts'
import { GenerationId } from '../schemas.ts'
import { openGeneration } from '../set/open-generation.ts'

/** The steps that the mail and the packet tell, of a set that is stored. Empty for a service that is sold no more. */
export async function filingOf(
  { db, library, keyring }: Pick<Context, 'db' | 'library' | 'keyring'>,
  id: string
): Promise<FilingStep[]> {
  const set = await findGenerationWithAnswers(db, id)
  const service = set && library.service(set.service_id)
  if (set === undefined || service === undefined) return []
  const answers = openAnswers(keyring, set.answers, `generation:${id}`)
  return filingKitText(service, answers, set.requested_at).map((step) => ({ ...step, points: [...step.points] }))
}

/** What to do with a set: where to sign and file it in its state. Opens to whoever the set itself opens to. */
export const filingRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/documents/:generationId/filing',
      {
        schema: {
          summary: 'What to do with a set of documents, step by step',
          params: Type.Object({ generationId: GenerationId }),
          response: { 200: ListOf(FilingStep), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { id } = await openGeneration(context, request, request.params.generationId)
        reply.header('cache-control', 'no-store')
        return filingOf(context, id)
      }
    )
  }
