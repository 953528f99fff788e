import { api } from '../../../lib/api/client.ts'
import type { Body, RowOf } from '../../../lib/api/routes.ts'

export type PromoCode = RowOf<'GET /api/admin/promo-codes'>

const create = 'POST /api/admin/promo-codes'
export type NewPromoCode = Body<typeof create>

export function createPromoCode(body: NewPromoCode): Promise<PromoCode> {
  return api(create, { body, auth: 'required' })
}

export function setPromoCodeActive(code: string, active: boolean): Promise<PromoCode> {
  return api('PATCH /api/admin/promo-codes/{code}', { path: { code }, body: { active }, auth: 'required' })
}
