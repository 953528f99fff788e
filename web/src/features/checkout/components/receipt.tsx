import { Mail } from 'lucide-react'
import { longDate } from '../../../lib/dates.ts'
import { dollarsAndCents } from '../../../lib/money.ts'
import type { Payment } from '../api/get-payment.ts'

/** The receipt, as a sheet that can be printed. */
export function Receipt({ payment, sessionId }: { payment: Payment; sessionId: string }) {
  const rows: [string, string][] = [
    ['Service', payment.metadata.service_title || 'Legal Document'],
    ['Amount', `${dollarsAndCents(payment.amount_total / 100)} ${payment.currency.toUpperCase()}`],
    ['Status', 'Paid'],
    ['Transaction ID', sessionId.slice(-8)],
    ['Date', longDate(new Date())]
  ]
  return (
    <>
      <h1 className="text-[clamp(30px,5vw,42px)]">Payment received. Thank you.</h1>
      <p className="mt-3 flex items-start gap-3 text-lg text-soft">
        <Mail size={20} aria-hidden="true" className="mt-1 shrink-0 text-act" />
        We have sent a confirmation to your e-mail address. Your documents will come to the same place.
      </p>
      <dl className="mt-7 grid grid-cols-[auto_1fr] rounded-card border border-rule bg-sheet px-6 py-3 text-[15px]">
        {rows.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid gap-x-8 border-rule py-2.5 not-first:border-t">
            <dt className="text-soft">{name}</dt>
            <dd className={name === 'Status' ? 'text-right font-semibold text-act' : 'text-right font-medium'}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
