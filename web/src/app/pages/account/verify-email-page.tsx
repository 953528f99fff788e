import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'
import { verifyEmail } from '../../../features/auth/api/verify-email.ts'
import { ApiError, detailOf } from '../../../lib/api/api-error.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'

const unusable = 'The link may be incomplete, already used, or too old.'

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
  if (confirmed.error && !wasRefused(confirmed.error)) {
    return (
      <Problem
        title="Your address could not be confirmed yet"
        actions={
          <Button onClick={() => confirmed.refetch()} disabled={confirmed.isFetching}>
            Try Again
          </Button>
        }
      >
        <p role="alert">The server could not be reached. The link stays good for now.</p>
      </Problem>
    )
  }
  const malformed = confirmed.error instanceof ApiError && confirmed.error.status === 422
  return (
    <Problem title="This link does not work" actions={<ButtonLink to={paths.signIn}>Sign In</ButtonLink>}>
      <p role="alert">{malformed ? unusable : detailOf(confirmed.error, unusable)}</p>
    </Problem>
  )
}

const wasRefused = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 429
