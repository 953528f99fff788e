import { useState } from 'react'
import { detailOf } from '../../../../lib/api/api-error.ts'
import { isEmail } from '../../../../lib/form/email.ts'
import type { PromoAnswer } from '../../api/validate-promo.ts'
import { validatePromo } from '../../api/validate-promo.ts'
import { useKept } from './use-kept.ts'

export type Promo = {
  code: string
  applied: PromoAnswer | null
  message: string | null
  validating: boolean
  setCode: (code: string) => void
  apply: (email: string) => Promise<void>
  remove: () => void
}

/** Not applied, validating, applied; removing it clears the code and the message. */
export function usePromo(serviceId: number): Promo {
  const [code, setCode] = useKept(`${serviceId}:code`, '')
  const [applied, setApplied] = useKept<PromoAnswer | null>(`${serviceId}:promo`, null)
  const [message, setMessage] = useState<string | null>(null)
  const [validating, setValidating] = useState(false)

  async function apply(email: string) {
    if (!code.trim()) return setMessage('Please enter a promo code')
    if (!isEmail(email)) return setMessage('Please enter a valid email address first')
    setValidating(true)
    setMessage(null)
    try {
      const answer = await validatePromo(code.trim(), email)
      setApplied(answer.valid ? answer : null)
      setMessage(answer.valid ? null : answer.error || 'Invalid promo code')
    } catch (error) {
      setMessage(detailOf(error, 'Error validating promo code'))
    } finally {
      setValidating(false)
    }
  }

  function remove() {
    setApplied(null)
    setCode('')
    setMessage(null)
  }

  return { code, applied, message, validating, setCode: (text) => setCode(text.toUpperCase()), apply, remove }
}
