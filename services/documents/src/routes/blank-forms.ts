import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientAddress } from '@formwright/kit/http/client-address'
import { ErrorAnswers, HttpError, unprocessable } from '@formwright/kit/http/errors'
import { StateCode } from '@formwright/kit/http/schemas'
import { throttle } from '@formwright/kit/http/throttle'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { requestBlankForm, versionOf } from '../domain/blank-forms.ts'
import { blankFormNameOf } from '../domain/set/file-names.ts'
import { readBlankForm } from '../repositories/blank-forms.ts'
import { serviceIn } from './questionnaire/services.ts'
import { Raw, ServiceId } from './schemas.ts'

const Ask = Type.Object(
  {
    service_id: ServiceId,
    service_title: Type.Optional(Type.String({ maxLength: 200 })),
    service_category: Type.Optional(Type.String({ maxLength: 200 })),
    template_type: Type.Literal('basic'),
    state: Type.Optional(StateCode)
  },
  {
    examples: [
      {
        service_id: 1,
        service_title: 'Simple Will',
        service_category: 'Wills, Estates & Probate',
        template_type: 'basic',
        state: 'TX'
      }
    ]
  }
)

const notMadeYet = () =>
  new HttpError(503, 'not-ready', 'This form is being made. Please try again in a moment.', {
    headers: { 'retry-after': '3' }
  })

/** Blank forms, printed ahead and served from the store. */
export const blankFormRoutes =
  ({ db, library, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/documents/generate-template',
      {
        schema: {
          summary: 'The blank form of a service, for one state or for all; 503 with Retry-After until it is made',
          produces: ['application/pdf'],
          body: Ask,
          response: { 200: Raw, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { service_id, state = '' } = request.body
        const service = serviceIn(library, service_id)
        if (state !== '' && !service.states.includes(state)) {
          const message = 'is not covered by this service'
          throw unprocessable('This form is not made for that state', [{ field: 'state', message }])
        }
        const key = { service_id, state, version: versionOf(service) }
        const pdf = await readBlankForm(db, key)
        if (pdf === undefined) {
          await throttle(db, {
            key: `blank-form:${clientAddress(request.ip)}`,
            limit: config.GENERATE_LIMIT,
            windowSeconds: 600
          })
          await requestBlankForm(db, key)
          throw notMadeYet()
        }
        return reply
          .header('cache-control', 'no-store')
          .header('x-content-type-options', 'nosniff')
          .header('content-disposition', `attachment; filename="${blankFormNameOf(service.meta.title)}"`)
          .type('application/pdf')
          .send(pdf)
      }
    )
  }
