import { Dialog } from '../../../../components/ui/dialog.tsx'
import { LoadFailure } from '../../../../components/ui/notice/load-failure.tsx'
import { LoadingText, Skeleton } from '../../../../components/ui/skeleton.tsx'
import { detailOf } from '../../../../lib/api/api-error.ts'
import { type Transaction, useRefundQuote } from '../../api/refund.ts'
import { RefundForm } from './refund-form.tsx'

/** What the refund table gives, then how much to give and why. */
export function RefundDialog({ order, onClose }: { order: Transaction; onClose: () => void }) {
  const quote = useRefundQuote(order.id)
  return (
    <Dialog title="Refund" open onClose={onClose}>
      <p className="mb-4 text-soft">
        {`${order.metadata.service_title || `Service ${order.service_id}`}, ${order.email ?? 'N/A'}`}
      </p>
      {quote.isPending ? (
        <>
          <LoadingText>Reckoning the refund…</LoadingText>
          <Skeleton className="h-40" />
        </>
      ) : null}
      {quote.isError ? (
        <LoadFailure again={() => quote.refetch()}>
          {detailOf(quote.error, 'The refund could not be reckoned.')}
        </LoadFailure>
      ) : null}
      {quote.data ? <RefundForm orderId={order.id} quote={quote.data} onClose={onClose} /> : null}
    </Dialog>
  )
}
