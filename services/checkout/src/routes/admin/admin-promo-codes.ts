import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ListOf } from '@formwright/kit/http/schemas'
import { actorFrom, requireRole } from '@formwright/kit/identity/actor'
import { byTime, pageAfter, pageOf } from '@formwright/kit/staff/paging'
import { changePromoCode, createPromoCode } from '../../domain/promo/change-promo-codes.ts'
import { type CountedPromoCode, listPromoCodes } from '../../repositories/promo/promo-codes.ts'
import {
  ChangePromoCode,
  NewPromoCode,
  PromoCode,
  PromoCodeParams,
  PromoCodesQuery
} from '../../schemas/promo-code-admin.ts'
import type { Database } from '../../tables.ts'

/** Promo codes, for admins: what there is, how often it was used, and changes to it. None is ever deleted. */
export const adminPromoCodeRoutes =
  ({ db, live }: { db: Database; live: boolean }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireRole('admin'))

    app.get(
      '/api/admin/promo-codes',
      {
        schema: {
          tags: ['admin'],
          summary: 'Promo codes with their uses, newest first',
          querystring: PromoCodesQuery,
          response: { 200: ListOf(PromoCode), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const found = await listPromoCodes(db, pageAfter(byTime, request.query))
        reply.header('cache-control', 'no-store')
        const now = new Date()
        return pageOf(found, byTime, { request, reply }).map((code) => toPromoCode(code, now))
      }
    )

    app.post(
      '/api/admin/promo-codes',
      {
        schema: {
          tags: ['admin'],
          summary: 'Add a promo code',
          body: NewPromoCode,
          response: { 201: PromoCode, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const now = new Date()
        const by = { staff: actorFrom(request), requestId: request.id, live }
        return reply.code(201).send(toPromoCode(await createPromoCode(db, request.body, by, now), now))
      }
    )

    app.patch(
      '/api/admin/promo-codes/:code',
      {
        schema: {
          tags: ['admin'],
          summary: 'Change a promo code, let it expire, or take it out of use',
          params: PromoCodeParams,
          body: ChangePromoCode,
          response: { 200: PromoCode, ...ErrorAnswers }
        }
      },
      async (request) => {
        const now = new Date()
        const by = { staff: actorFrom(request), requestId: request.id, live }
        const changed = await changePromoCode(db, { ...request.body, code: request.params.code }, by, now)
        return toPromoCode(changed, now)
      }
    )
  }

const toPromoCode = ({ id: _, expires_at, created_at, ...code }: CountedPromoCode, now: Date): PromoCode => ({
  ...code,
  expires_at: expires_at?.toISOString() ?? null,
  expired: expires_at !== null && expires_at <= now,
  created_at: created_at.toISOString()
})
