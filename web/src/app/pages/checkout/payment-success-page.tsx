import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'
import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import { getPayment } from '../../../features/checkout/api/get-payment.ts'
import { forgetChoices } from '../../../features/checkout/components/form/use-kept.ts'
import { Receipt } from '../../../features/checkout/components/order/receipt.tsx'
import { getDrafts } from '../../../features/questionnaire/api/get-drafts.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'
import { AfterPayment } from './after-payment.tsx'
import { NextStep } from './next-step.tsx'
import { Refunded } from './refunded.tsx'

export function PaymentSuccessPage() {
  const [params] = useSearchParams()
  const sessionId = params.get('session_id') ?? ''
  const payment = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: ({ signal }) => getPayment(sessionId, signal),
    enabled: sessionId !== ''
  })
  const paid = payment.data?.payment_status === 'paid'
  const refunded = payment.data?.payment_status === 'refunded'
  const serviceId = payment.data?.metadata.service_id ?? 0
  usePageMeta(refunded ? 'Order refunded' : 'Payment received')
  useEffect(() => {
    if (paid) forgetChoices(serviceId)
  }, [paid, serviceId])
  const drafts = useQuery({
    queryKey: ['drafts'],
    queryFn: ({ signal }) => getDrafts(signal),
    enabled: paid,
    staleTime: 0,
    // The documents of an answered matter are made right after the payment.
    refetchInterval: ({ state }) =>
      state.data?.some((draft) => draft.completed && !draft.waiting && !isReady(draft)) ? 3000 : false
  })
  if (payment.isLoading) {
    return (
      <div className="wrap max-w-3xl! grid gap-5 py-14">
        <LoadingText>Reading your receipt…</LoadingText>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-64" />
      </div>
    )
  }
  if (payment.data && refunded) return <Refunded payment={payment.data} />
  if (!payment.data || !paid) {
    return (
      <Problem
        title="Payment Status Unclear"
        actions={
          <>
            <ButtonLink to={paths.help}>Contact Support</ButtonLink>
            <Button look="quiet" onClick={() => payment.refetch()} disabled={payment.isFetching || sessionId === ''}>
              Check Again
            </Button>
          </>
        }
      >
        <p role="alert">We're still processing your payment. Please check your email for confirmation.</p>
      </Problem>
    )
  }
  const draft = newest((drafts.data ?? []).filter((candidate) => Number(candidate.service_id) === serviceId))
  return (
    <div className="wrap max-w-3xl! py-12 sm:py-16">
      <Receipt payment={payment.data}>
        <NextStep serviceId={serviceId} draft={draft} pending={drafts.isLoading} />
      </Receipt>
      <AfterPayment payment={payment.data} draft={draft} />
    </div>
  )
}

type Draft = Awaited<ReturnType<typeof getDrafts>>[number]

function isReady(draft: Draft): boolean {
  return draft.generation?.kind === 'final' && draft.generation.status === 'ready'
}

function newest(drafts: Draft[]): Draft | null {
  return drafts.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0] ?? null
}
