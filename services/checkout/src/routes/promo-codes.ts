import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ownerOf } from '@formwright/kit/identity/owner'
import { addressKey } from '../domain/promo/address-key.ts'
import { checkPromo } from '../domain/promo/check-promo.ts'
import { emailKey } from '../domain/promo/email-key.ts'
import { normaliseCode } from '../domain/promo/promo-rules.ts'
import { PromoCodeVerdict, ValidatePromoCode } from '../schemas/promo-code.ts'
import type { Database } from '../tables.ts'
import { type Limits, limitAttempts } from './limits.ts'

export interface PromoCodeRoutesOptions {
  db: Database
  limits: Limits
  secret: string
}

/** Tells what a code is worth to a customer; it is reserved only with the session. */
export const promoCodeRoutes =
  ({ db, limits, secret }: PromoCodeRoutesOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/promo-codes/validate',
      {
        schema: {
          tags: ['checkout'],
          summary: 'Check a promo code for a customer',
          body: ValidatePromoCode,
          response: { 200: PromoCodeVerdict, ...ErrorAnswers }
        }
      },
      async (request) => {
        const address = addressKey(request.ip, secret)
        await limitAttempts(db, limits, 'PROMO_TRIES_LIMIT', address)
        const { code: typed, user_email, user_id } = request.body
        const code = normaliseCode(typed)
        const owner = user_id === undefined ? null : ownerOf(user_id)
        const asker = { code, emailKey: emailKey(user_email), addressKey: address, owner }
        const verdict = await checkPromo(db, asker, new Date())
        if (verdict.promo === undefined) {
          return { valid: false, code, discount_percent: 0, description: null, error: verdict.error }
        }
        const { discount_percent, description } = verdict.promo
        return { valid: true, code, discount_percent, description, error: null }
      }
    )
  }
