import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { Type } from 'typebox'
import { getService } from '../domain/find-service.ts'
import { type FormsBySlug, formsOf, INVESTMENTS, readForms } from '../domain/investment.ts'
import type { OffSaleFor } from '../domain/off-sale.ts'
import { GetStarted, InvestmentForms, InvestmentType, Started } from '../schemas/investment.ts'
import type { Database } from '../tables.ts'
import { toService } from './answers.ts'

/** The investment advisor: what each kind of investment needs on paper, and where to begin. */
export const investmentRoutes =
  ({ db, offSale }: { db: Database; offSale: OffSaleFor }): FastifyPluginAsyncTypebox =>
  async (app) => {
    let formsBySlug: Promise<FormsBySlug> | undefined

    app.get(
      '/api/investment/forms/:type',
      {
        schema: {
          tags: ['investment'],
          summary: 'The forms that a kind of investment needs',
          params: Type.Object({ type: InvestmentType }),
          response: { 200: InvestmentForms, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { type } = request.params
        const service = await getService(db, INVESTMENTS[type].slug)
        formsBySlug ??= readForms()
        reply.header('cache-control', 'public, max-age=60')
        return formsOf(type, service, await formsBySlug)
      }
    )

    app.post(
      '/api/investment/get-started',
      {
        schema: {
          tags: ['investment'],
          summary: 'The service that prepares a kind of investment',
          body: GetStarted,
          response: { 200: Started, ...ErrorAnswers }
        }
      },
      async (request) => {
        const service = toService(await getService(db, INVESTMENTS[request.body.service_type].slug), offSale(false))
        return { message: `Answer the questions to prepare your ${service.title}.`, service }
      }
    )
  }
