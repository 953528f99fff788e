import { api } from '../../../lib/api/client.ts'

export type PromoCode = {
  code: string
  discount_percent: number
  description: string
  active: boolean
  expires_at: string | null
  expired: boolean
  max_uses: number | null
  uses: number
  reserved: number
  created_at: string
}
export type NewPromoCode = {
  code: string
  discount_percent: number
  description: string
  expires_at?: string
  max_uses?: number
}

export const promoCodes = '/admin/promo-codes'

export function createPromoCode(body: NewPromoCode): Promise<PromoCode> {
  return api(promoCodes, { method: 'POST', body, auth: 'required' })
}

export function setPromoCodeActive(code: string, active: boolean): Promise<PromoCode> {
  return api(`${promoCodes}/${encodeURIComponent(code)}`, { method: 'PATCH', body: { active }, auth: 'required' })
}
