import { termsOfService } from '../../../../content/policies/terms-of-service.ts'
import { PolicyPage } from './policy-page.tsx'

export function TermsOfServicePage() {
  return <PolicyPage policy={termsOfService} />
}
