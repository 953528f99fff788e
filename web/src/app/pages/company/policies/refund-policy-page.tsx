import { refundPolicy } from '../../../../content/policies/refund-policy.ts'
import { PolicyPage } from './policy-page.tsx'

export function RefundPolicyPage() {
  return <PolicyPage policy={refundPolicy} />
}
