import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { company, contact } from '../../../content/claims.ts'
import { longDate } from '../../../lib/dates.ts'
import { dollarsAndCents } from '../../../lib/money.ts'
import type { Payment } from '../api/get-payment.ts'
import { linesOf } from '../model/placed-order.ts'
import { OrderLines } from './order-lines.tsx'

/** The receipt, as a sheet that can be printed. */
export function Receipt({ payment }: { payment: Payment }) {
  const refunded = payment.payment_status === 'refunded'
  const lines = linesOf(payment)
  const rows: [string, string][] = [
    ['Amount', `${dollarsAndCents(payment.amount_total / 100)} ${payment.currency.toUpperCase()}`],
    ['Status', refunded ? 'Refunded' : 'Paid'],
    ['Transaction ID', payment.session_id.slice(-8)],
    ['Date', longDate(new Date())]
  ]
  return (
    <>
      <p className="hidden print:block">{`${company.name} · ${contact.email}`}</p>
      <h1 className="text-[clamp(30px,5vw,42px)]">
        {refunded ? 'This order was refunded.' : 'Payment received. Thank you.'}
      </h1>
      <p className="mt-3 flex items-start gap-3 text-lg text-soft">
        <Mail size={20} aria-hidden="true" className="mt-1 shrink-0 text-act" />
        {refunded
          ? 'What was given back, and when it reaches your card, stands in the e-mail about your refund. The documents are closed; your answers are kept.'
          : 'We have sent a confirmation to your e-mail address. Your documents will come to the same place.'}
      </p>
      <div className="mt-7 rounded-card border border-rule bg-sheet px-6 py-3 text-[15px]">
        <dl aria-label="Receipt" className="grid grid-cols-[auto_1fr]">
          <Row name="Service">{payment.metadata.service_title || 'Legal Document'}</Row>
          {rows.map(([name, value]) => (
            <Row key={name} name={name}>
              <span className={name === 'Status' ? 'font-semibold text-act' : ''}>{value}</span>
            </Row>
          ))}
        </dl>
        {lines.length > 0 ? (
          <dl
            aria-label="What it is made of"
            className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-t border-rule py-3.5 text-[14.5px]"
          >
            <OrderLines lines={lines} />
          </dl>
        ) : null}
      </div>
      <Button look="plain" className="mt-2 -ml-2" onClick={() => window.print()}>
        Print this receipt
      </Button>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid gap-x-8 border-rule py-2.5 not-first:border-t">
      <dt className="text-soft">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  )
}
