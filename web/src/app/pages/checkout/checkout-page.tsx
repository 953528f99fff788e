import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'
import { CheckoutSkeleton } from '../../../features/checkout/components/checkout-skeleton.tsx'
import { CheckoutForm } from '../../../features/checkout/components/form/checkout-form.tsx'
import { useCheckout } from '../../../features/checkout/components/form/use-checkout.ts'
import { useChoices } from '../../../features/checkout/components/form/use-choices.ts'
import { OffSale } from '../../../features/checkout/components/off-sale.tsx'
import type { CheckoutService } from '../../../features/checkout/components/order/order-summary.tsx'
import { OrderSummary } from '../../../features/checkout/components/order/order-summary.tsx'
import { StateFee } from '../../../features/checkout/components/order/state-fee.tsx'
import { ServiceNotFound } from '../../../features/checkout/components/service-not-found.tsx'
import { usePapers } from '../../../features/services/api/get-papers.ts'
import { useService } from '../../../features/services/api/get-service.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { Link } from '../../../lib/router/link.tsx'
import { useParams } from '../../../lib/router/match-path.ts'
import { paths } from '../../paths.ts'
import { useRefusedMatter } from '../documents/use-refused-matter.ts'

export function CheckoutPage() {
  const { serviceId = '' } = useParams()
  const service = useService(serviceId)
  usePageMeta(service.data ? `Checkout: ${service.data.title}` : 'Checkout', 'Pay by card and receive your documents.')
  if (service.isPending) return <CheckoutSkeleton />
  if (service.data?.off_sale_sentence) {
    const { title, off_sale_sentence: sentence } = service.data
    return <OffSale title={title} sentence={sentence} servicesPath={paths.services()} />
  }
  if (service.data) return <CheckoutFor key={service.data.id} service={service.data} />
  if (service.error instanceof ApiError && (service.error.status === 0 || service.error.status >= 429)) {
    return (
      <Problem title="The checkout did not load" actions={<Button onClick={() => service.refetch()}>Try Again</Button>}>
        <p role="alert">The service could not be reached. Nothing was charged.</p>
      </Problem>
    )
  }
  return <ServiceNotFound servicesPath={paths.services()} />
}

function CheckoutFor({ service }: { service: CheckoutService }) {
  const choices = useChoices(service)
  const checkout = useCheckout()
  const papers = usePapers(service, choices.state)
  const refused = useRefusedMatter(service.id)
  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(30px,5vw,42px)]">{`Your ${service.title}`}</h1>
      <p className="mt-2 mb-8 text-lg text-soft">
        Pay now and answer afterwards, or{' '}
        <Link className="text-act underline underline-offset-4" to={paths.questionnaire(service.slug)}>
          answer the questions first
        </Link>{' '}
        and pay when you have read every page.
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_420px] lg:gap-12">
        <section aria-labelledby="secure-payment" className="max-lg:order-2">
          <h2 id="secure-payment" className="mb-5 border-b border-rule pb-3 text-2xl">
            Secure Payment
          </h2>
          {refused ? (
            <Notice tone="stop" className="mb-6 grid gap-3">
              <p>{`With your answers these papers cannot be made today, so we take no money for them. ${refused.message}`}</p>
              <p>
                <ButtonLink look="quiet" to={refused.change}>
                  Change the answer
                </ButtonLink>
              </p>
            </Notice>
          ) : null}
          <CheckoutForm service={service} choices={choices} checkout={checkout} refused={refused !== null} />
        </section>
        <div className="lg:sticky lg:top-6">
          <OrderSummary service={service} papers={papers} state={choices.state} quote={choices.quote}>
            <StateFee service={service.slug} state={choices.state} />
            <p className="mt-5 rounded-control bg-act-wash px-4 py-3 text-[14px] text-act">
              30-day money-back guarantee.
            </p>
          </OrderSummary>
        </div>
      </div>
    </div>
  )
}
