import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/http/errors'
import { StateCode } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'
import { countiesOf, placeOfZip } from '../../domain/places/counties.ts'

const ZipPlace = Type.Object(
  {
    zip: Type.String(),
    city: Type.String({ description: 'Of the post office' }),
    state: Type.String(),
    county: Type.Union([Type.String(), Type.Null()], {
      description: 'Its name alone, or an independent city: "City of Norfolk"; null where it can be one of several'
    })
  },
  { examples: [{ zip: '78664', city: 'Round Rock', state: 'TX', county: 'Williamson' }] }
)

const Counties = Type.Object(
  { state: Type.String(), counties: Type.Array(Type.String()) },
  { examples: [{ state: 'DE', counties: ['Kent', 'New Castle', 'Sussex'] }] }
)

/** Changes with a new version of the program only. */
const CACHE = 'public, max-age=86400'

/** What a client offers while somebody types an address. The data is GeoNames', under CC BY 4.0. */
export const placeRoutes = (): FastifyPluginAsyncTypebox => async (app) => {
  app.get(
    '/api/places/zip/:zip',
    {
      schema: {
        summary: 'The post office and county of a ZIP code (data: GeoNames, CC BY 4.0)',
        params: Type.Object({ zip: Type.String({ pattern: '^\\d{5}$', examples: ['78664'] }) }),
        response: { 200: ZipPlace, ...ErrorAnswers }
      }
    },
    async ({ params }, reply) => {
      const place = await placeOfZip(params.zip)
      if (place === undefined) throw notFound('No such ZIP code')
      reply.header('cache-control', CACHE)
      return place
    }
  )

  app.get(
    '/api/places/counties/:state',
    {
      schema: {
        summary: 'The counties of a state, with parishes, boroughs and independent cities (data: GeoNames, CC BY 4.0)',
        params: Type.Object({ state: StateCode }),
        response: { 200: Counties, ...ErrorAnswers }
      }
    },
    async ({ params: { state } }, reply) => {
      reply.header('cache-control', CACHE)
      return { state, counties: await countiesOf(state) }
    }
  )
}
