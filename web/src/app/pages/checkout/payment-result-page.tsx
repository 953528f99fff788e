import { useEffect } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'
import { claimOrder } from '../../../features/checkout/api/claim-order.ts'
import { usePayment } from '../../../features/checkout/components/form/use-payment.ts'
import { mostAttempts } from '../../../features/checkout/model/polling.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useNavigate } from '../../../lib/router/location.tsx'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'

export function PaymentResultPage() {
  const [params] = useSearchParams()
  const sessionId = params.get('session_id')
  const { attempt, failure, paid } = usePayment(sessionId)
  const navigate = useNavigate()
  usePageMeta('Payment', 'We are checking your payment.')
  useEffect(() => {
    if (!paid || !sessionId) return
    void claimOrder(sessionId).then(() => navigate(paths.paymentSuccess(sessionId), { replace: true }))
  }, [paid, sessionId, navigate])

  if (failure) {
    return (
      <Problem
        title="Payment Status Unknown"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Check Again</Button>
            <ButtonLink look="quiet" to={paths.help}>
              Contact Support
            </ButtonLink>
          </>
        }
      >
        <p role="alert">{failure}</p>
        <p className="text-base">
          If your card was charged, your order is safe: it continues without this page, and the e-mail still comes.
        </p>
      </Problem>
    )
  }
  return (
    <Problem title="Processing Your Payment">
      <p role="status">
        {paid ? 'Paid. One moment…' : 'We are asking the payment provider. Please keep this page open.'}
      </p>
      <div aria-hidden="true" className="mt-3 h-1 max-w-sm overflow-hidden rounded-full bg-rule">
        <div className="h-full w-1/3 animate-pulse rounded-full bg-act" />
      </div>
      <p className="text-base">{`Attempt ${attempt} of ${mostAttempts}`}</p>
    </Problem>
  )
}
