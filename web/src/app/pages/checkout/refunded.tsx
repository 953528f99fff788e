import { ButtonLink } from '../../../components/ui/button.tsx'
import type { Payment } from '../../../features/checkout/api/get-payment.ts'
import { Receipt } from '../../../features/checkout/components/order/receipt.tsx'
import { paths } from '../../paths.ts'

/** The receipt of an order that was refunded since. */
export function Refunded({ payment }: { payment: Payment }) {
  return (
    <div className="wrap max-w-3xl! py-12 sm:py-16">
      <Receipt payment={payment} />
      <div className="mt-8 flex flex-wrap gap-3" data-print="no">
        <ButtonLink to={paths.services()}>Browse More Services</ButtonLink>
        <ButtonLink look="quiet" to={paths.refundPolicy}>
          Refund policy
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.help}>
          Contact Support
        </ButtonLink>
      </div>
    </div>
  )
}
