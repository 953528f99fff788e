import type { ReactNode } from 'react'
import { PaperList } from '../../../../components/ui/paper/paper-list.tsx'
import { billed } from '../../../../lib/money.ts'
import type { Paper, Service } from '../../../../lib/service.ts'
import type { Quote } from '../../model/quote.ts'
import { OrderLines } from './order-lines.tsx'

export type CheckoutService = Service

type OrderSummaryProps = {
  service: CheckoutService
  /** Of the state chosen. */
  papers: readonly Paper[]
  state: string
  quote: Quote
  children?: ReactNode
}

export function OrderSummary({ service, papers, state, quote, children }: OrderSummaryProps) {
  return (
    <section aria-labelledby="order-summary" className="rounded-card border border-rule bg-sheet p-6 sm:p-7">
      <h2 id="order-summary" className="font-sans text-[13.5px] font-semibold tracking-normal text-soft">
        Order Summary
      </h2>
      <p className="mt-2 font-serif text-[26px] leading-tight font-[560]">{service.title}</p>
      <p className="mt-1 text-[15px] text-soft">{service.description}</p>
      <PaperList papers={papers} state={state} label="What you receive" className="mt-4" />
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 border-t border-rule pt-4 text-[15px]">
        <OrderLines lines={quote.lines} />
        <dt className="border-t border-rule pt-3 font-semibold">Total</dt>
        <dd
          aria-live="polite"
          className="border-t border-rule pt-2 text-right font-serif text-[24px] leading-none font-[560]"
        >
          {billed(quote.total)}
        </dd>
      </dl>
      {children}
    </section>
  )
}
