import { privacyPolicy } from '../../../../content/policies/privacy-policy.ts'
import { PolicyPage } from './policy-page.tsx'

export function PrivacyPolicyPage() {
  return <PolicyPage policy={privacyPolicy} />
}
