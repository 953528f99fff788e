import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'
import { userId } from '../../../lib/identity/user-id.ts'

const validate = 'POST /api/promo-codes/validate'
export type PromoAnswer = Answer<typeof validate>

export function validatePromo(code: string, email: string): Promise<PromoAnswer> {
  return api(validate, {
    body: { code, user_email: email, user_id: userId(), service_type: 'basic_per_form' }
  })
}
