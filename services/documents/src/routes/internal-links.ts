import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Uuid } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { renewDownload } from '../domain/mail-set.ts'
import { makeResumeToken } from '../domain/resume-draft.ts'
import { findGeneration } from '../repositories/generations.ts'
import { GenerationId, Time } from './schemas.ts'

const Renewal = Type.Object({
  generation_id: Type.String(),
  service_title: Type.String(),
  email: Type.String(),
  expires_at: Time
})
const ResumeToken = Type.Object({ token: Type.String(), service_title: Type.String(), expires_at: Time })

/** For notifications: a link is made when its mail is written, so that no secret rests in an event. */
export const internalLinkRoutes =
  ({ db, library, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const onRequest = requireCaller({
      secret: config.INTERNAL_SECRET,
      service: 'documents',
      callers: ['notifications']
    })

    app.post(
      '/internal/generations/:id/renewal',
      {
        onRequest,
        schema: {
          hide: true,
          params: Type.Object({ id: GenerationId }),
          response: { 200: Renewal, ...ErrorAnswers }
        }
      },
      async (request) => {
        const generation = await findGeneration(db, request.params.id)
        const renewed = generation && (await renewDownload(db, generation))
        if (generation === undefined || renewed === undefined) throw notFound('There is nothing to open')
        const { id, service_title } = generation
        return { generation_id: id, service_title, email: renewed.email, expires_at: renewed.expiresAt.toISOString() }
      }
    )

    app.post(
      '/internal/resume-links/:id/token',
      {
        onRequest,
        schema: { hide: true, params: Type.Object({ id: Uuid }), response: { 200: ResumeToken, ...ErrorAnswers } }
      },
      async (request) => {
        const made = await makeResumeToken(db, { linkId: request.params.id, now: new Date() })
        const service_title = library.service(made.serviceId)?.meta.title ?? 'Your documents'
        return { token: made.token, service_title, expires_at: made.expiresAt.toISOString() }
      }
    )
  }
