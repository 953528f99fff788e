import { useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { longDate } from '../../../../lib/dates.ts'
import { dollarsAndCents } from '../../../../lib/money.ts'
import type { RefundQuote } from '../../api/refund.ts'
import { giveRefund } from '../../api/refund.ts'
import { whichApplies } from '../../model/guarantee.ts'
import { amountFrom, refundFault } from '../../model/refund-amount.ts'
import { useStaffForm } from '../people/use-staff-form.ts'

type RefundFormProps = { orderId: string; quote: RefundQuote; onClose: () => void }

export function RefundForm({ orderId, quote, onClose }: RefundFormProps) {
  const applies = whichApplies(quote)
  const [amount, setAmount] = useState(applies.amount.toFixed(2))
  const [reason, setReason] = useState(applies.reason)
  const [given, setGiven] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const { sending, said, errorOf, props } = useStaffForm({
    check: () => refundFault({ amount, reason }, quote),
    send: async () => {
      const wish = { amount: amountFrom(amount) ?? 0, reason: reason.trim() || undefined }
      const refund = await giveRefund(orderId, wish, key)
      setGiven(true)
      return refund.status === 'done'
        ? `${dollarsAndCents(refund.amount)} was given back.`
        : `${dollarsAndCents(refund.amount)} is on its way; the payment provider has yet to confirm it.`
    }
  })

  if (given && said) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone={said.tone}>{said.text}</Notice>
        <Button onClick={onClose}>Done</Button>
      </div>
    )
  }
  return (
    <form {...props} className="grid gap-5">
      {quote.refunds
        .filter(({ status }) => status === 'failed')
        .map(({ id, amount: failed, created_at }) => (
          <Notice key={id} tone="stop" role="note">
            {`The refund of ${dollarsAndCents(failed)} of ${longDate(created_at)} failed: the customer has not got it.`}
          </Notice>
        ))}
      <ul className="border-y border-rule text-[14.5px]">
        {quote.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[1fr_auto] gap-x-4 border-rule py-3 not-first:border-t">
            <span className="font-medium">{line.title}</span>
            <span className="text-right tabular-nums">{dollarsAndCents(line.amount)}</span>
            <span className="text-soft">{`${line.percent}% of ${dollarsAndCents(line.paid)}. ${line.why}`}</span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-3 text-[14.5px] sm:grid-cols-4">
        <Figure name="Paid" value={quote.paid} />
        <Figure name="Given back" value={quote.refunded} />
        <Figure name="Due by the table" value={quote.quote} />
        <Figure name="30-day guarantee" value={quote.guarantee.amount} />
      </dl>
      <Notice tone="note" role="note">
        {applies.sentence}
      </Notice>
      <TextField
        label="Amount in dollars"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        hint={`At most ${dollarsAndCents(quote.most)}.`}
        error={errorOf('amount')}
      />
      <TextField
        label="Reason"
        name="reason"
        autoComplete="off"
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        hint="Needed for more than is due by the table. Staff alone read it."
        error={errorOf('reason')}
      />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending || quote.most === 0}>
          {sending ? 'Asking the provider…' : 'Give it back'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium tabular-nums">{dollarsAndCents(value)}</dd>
    </div>
  )
}
