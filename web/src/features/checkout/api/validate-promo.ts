import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/user-id.ts'

export type PromoAnswer = {
  valid: boolean
  code: string
  discount_percent: number
  description?: string | null
  error?: string | null
}

export function validatePromo(code: string, email: string): Promise<PromoAnswer> {
  return api<PromoAnswer>('/promo-codes/validate', {
    method: 'POST',
    body: { code, user_email: email, user_id: userId(), service_type: 'basic_per_form' }
  })
}
