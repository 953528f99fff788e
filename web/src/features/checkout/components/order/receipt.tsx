import clsx from 'clsx'
import { Mail } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { Icon } from '../../../../components/ui/icon.tsx'
import { company, contact } from '../../../../content/company.ts'
import { longDate } from '../../../../lib/dates.ts'
import { billed } from '../../../../lib/money.ts'
import type { Payment } from '../../api/get-payment.ts'

/** The receipt, as a sheet that can be printed. `children`: what comes next, before the figures. */
export function Receipt({ payment, children }: { payment: Payment; children?: ReactNode }) {
  const refunded = payment.payment_status === 'refunded'
  const { lines = [] } = payment
  return (
    <>
      <p className="mb-4 hidden print:block">{`${company.name} · ${contact.email}`}</p>
      <h1 className="text-[clamp(30px,5vw,42px)]">
        {refunded ? 'This order was refunded.' : 'Payment received. Thank you.'}
      </h1>
      <p className="mt-3 flex items-start gap-3 text-lg text-soft">
        <Icon of={Mail} size={20} className="mt-1 shrink-0 text-act" />
        {refunded
          ? 'What was given back, and when it reaches your card, stands in the e-mail about your refund. The documents are closed; your answers are kept.'
          : 'We have sent a confirmation to your e-mail address. Your documents will come to the same place.'}
      </p>
      {children}
      <dl className="mt-7 rounded-card border border-rule bg-sheet px-6 py-3 text-[15px]">
        <Row name="Service">{payment.metadata.service_title || 'Legal Document'}</Row>
        {(lines.length > 1 ? lines : []).map(({ title, amount_cents }) => (
          <Row key={title} name={title} part>
            {billed(amount_cents)}
          </Row>
        ))}
        <Row name="Amount">{`${billed(payment.amount_total)} ${payment.currency.toUpperCase()}`}</Row>
        <Row name="Status">
          <span className={refunded ? 'font-semibold text-note' : 'font-semibold text-act'}>
            {refunded ? 'Refunded' : 'Paid'}
          </span>
        </Row>
        <Row name="Transaction ID">{payment.session_id.slice(-8)}</Row>
        <Row name="Date">{longDate(payment.paid_at ?? new Date())}</Row>
      </dl>
      <Button look="plain" className="mt-2 -ml-2" onClick={() => window.print()}>
        Print this receipt
      </Button>
    </>
  )
}

/** `part` of the row above it. */
function Row({ name, part = false, children }: { name: string; part?: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex justify-between gap-6 border-rule',
        part ? 'pb-2 pl-4 text-[14.5px]' : 'py-2.5 not-first:border-t'
      )}
    >
      <dt className="text-soft">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  )
}
