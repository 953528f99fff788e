import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, unprocessable } from '@formwright/kit/http/errors'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { checkMatter, refusalsOf } from '../../domain/matter/check-matter.ts'
import { renderLivePreview } from '../../domain/render/render-live-preview.ts'
import { documentList } from '../../domain/render/render-set.ts'
import { serviceIn, withoutErrors } from '../questionnaire/services.ts'
import { ANSWERS_LIMIT, exampleAnswers, Raw, RawAnswers, ServiceId } from '../schemas.ts'
import { RefusedBody, refusedAnswers } from './refused.ts'

const Ask = Type.Object(
  {
    service_id: ServiceId,
    answers: RawAnswers,
    document: Type.Optional(Type.String({ maxLength: 64, description: "A document's id; without it the first one." }))
  },
  { examples: [{ service_id: 1, answers: exampleAnswers, document: 'last-will' }] }
)

/** No script, no inline style, nothing from elsewhere, and only our own pages may frame it. */
const LIVE_PREVIEW_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox"

/** A document as it would read with the answers so far. Stores nothing. */
export const livePreviewRoutes =
  ({ library }: Pick<Context, 'library'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/questionnaire/preview',
      {
        bodyLimit: ANSWERS_LIMIT,
        schema: {
          summary: 'One document as HTML for a sandboxed frame, each answer marked with its question',
          produces: ['text/html'],
          body: Ask,
          response: { 200: Raw, 422: RefusedBody, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { service_id, document } = request.body
        const service = serviceIn(library, service_id)
        const now = new Date()
        const { answers } = withoutErrors(checkMatter(service, request.body.answers, { complete: false, now }))
        const refusals = refusalsOf(service, answers, now)
        if (refusals.length > 0) throw refusedAnswers(refusals)
        const html = renderLivePreview(service, answers, document ?? documentList(service, answers, now)[0]?.id ?? '')
        if (html === undefined) {
          throw unprocessable('This service has no such document', [{ field: 'document', message: 'is not known' }])
        }
        reply.header('cache-control', 'no-store').header('content-security-policy', LIVE_PREVIEW_POLICY)
        return reply.type('text/html; charset=utf-8').send(html)
      }
    )
  }
