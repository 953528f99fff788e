import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/http/errors'
import { NotModified, rememberAnswers } from '@formwright/kit/http/remembered'
import { StateCode } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'
import type { ContentLibrary } from '../../content/library.ts'
import { publicQuestionnaire } from '../../domain/questionnaire/public-questionnaire.ts'
import { coveredState } from '../../domain/questionnaire/state.ts'
import { livePreviewFont } from '../../domain/render/fonts.ts'
import { livePreviewCss } from '../../domain/render/render-live-preview.ts'
import { promisedPapers, refusalsIn } from '../../domain/set/promised-papers.ts'
import { Raw } from '../schemas.ts'
import { Questionnaire } from './questionnaire-schema.ts'
import { serviceAt } from './services.ts'

/** The questions of a service, and what the live preview of its documents is styled with. */
export const questionnaireRoutes =
  ({ library }: { library: ContentLibrary }): FastifyPluginAsyncTypebox =>
  async (app) => {
    // Content changes with the code alone: there is nobody to tell.
    const remembered = rememberAnswers()

    app.get(
      '/api/questionnaire/:service',
      {
        schema: {
          summary: 'The questions of a service, by id or slug',
          params: Type.Object({ service: Type.String({ maxLength: 64, examples: ['simple-will'] }) }),
          querystring: Type.Object({ state: Type.Optional(StateCode) }),
          response: { 200: Questionnaire, ...NotModified, ...ErrorAnswers }
        }
      },
      (request, reply) => {
        reply.header('cache-control', 'public, max-age=60')
        const service = serviceAt(library, request.params.service)
        const { state } = request.query
        return remembered.answer(request, reply, `${service.meta.slug}?${state}`, () => {
          const papers = { documents: promisedPapers(service, state), refusals: refusalsIn(service, state) }
          return { ...publicQuestionnaire(service, coveredState(service, state)), ...papers }
        })
      }
    )

    app.get(
      '/api/questionnaire/preview.css',
      {
        schema: {
          summary: 'Stylesheet of the preview',
          produces: ['text/css'],
          response: { 200: Raw, ...ErrorAnswers }
        }
      },
      async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(livePreviewCss())
    )

    app.get(
      '/api/questionnaire/fonts/:name',
      {
        schema: {
          summary: 'A font of the preview',
          produces: ['font/woff2'],
          params: Type.Object({ name: Type.String({ maxLength: 80 }) }),
          response: { 200: Raw, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const font = livePreviewFont(request.params.name)
        if (font === undefined) throw notFound('There is no such font')
        // A sandboxed frame has an origin of its own, and fonts are fetched across origins only by leave.
        reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
        return reply.header('cache-control', 'public, max-age=31536000, immutable').type('font/woff2').send(font)
      }
    )
  }
