import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Problem } from '../../components/ui/problem.tsx'
import { verifyEmail } from '../../features/auth/api/verify-email.ts'
import { detailOf } from '../../lib/api/api-error.ts'
import { usePageMeta } from '../../lib/page-meta.ts'
import { paths } from '../paths.ts'

/** Where the link of the confirmation mail leads. A link counts once, so the answer is kept. */
export function VerifyEmailPage() {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  usePageMeta('Confirm your e-mail address')
  const confirmed = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY
  })
  if (confirmed.data) {
    return (
      <Problem
        title="Your address is confirmed"
        actions={<ButtonLink to={paths.dashboard}>To your dashboard</ButtonLink>}
      >
        <p role="status">Thank you. Receipts and documents will reach you.</p>
      </Problem>
    )
  }
  if (confirmed.isLoading) {
    return (
      <Problem title="Confirming your address">
        <p role="status">One moment…</p>
      </Problem>
    )
  }
  return (
    <Problem title="This link does not work" actions={<ButtonLink to={paths.signIn}>Sign In</ButtonLink>}>
      <p role="alert">{detailOf(confirmed.error, 'The link may be cut in two, used already, or too old.')}</p>
    </Problem>
  )
}
