import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { billed } from '../../../../lib/money.ts'
import type { Quote } from '../../model/quote.ts'
import type { Promo } from './use-promo.ts'

type PromoFieldProps = { promo: Promo; email: string; quote: Quote }

export function PromoField({ promo, email, quote }: PromoFieldProps) {
  if (promo.applied) {
    return (
      <Notice tone="good" className="flex flex-wrap items-center gap-x-3">
        <span className="mr-auto">
          <b>{promo.applied.code}</b>
          {` · ${promo.applied.description || `${promo.applied.discount_percent}% off`}`}
          <span className="block">{`The set costs ${billed(quote.reduced)}; you save ${billed(quote.saving)}.`}</span>
        </span>
        <Button look="plain" className="-mx-2" onClick={promo.remove}>
          Remove
        </Button>
      </Notice>
    )
  }
  const locked = email === '' || promo.validating
  return (
    <TextField
      label="Promo code"
      value={promo.code}
      onChange={(event) => promo.setCode(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        void promo.apply(email)
      }}
      disabled={locked}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={40}
      error={promo.message}
      hint="Valid for new customers only, one per email/IP address."
      aside={
        <Button look="quiet" disabled={locked} onClick={() => promo.apply(email)}>
          {promo.validating ? 'Checking…' : 'Apply'}
        </Button>
      }
    />
  )
}
