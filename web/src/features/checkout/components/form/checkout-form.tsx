import { useId, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { SelectField } from '../../../../components/ui/fields/select-field.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { AttorneyNotice } from '../../../../components/ui/notice/attorney-notice.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { detailOf } from '../../../../lib/api/api-error.ts'
import { emailRefusal, isEmail } from '../../../../lib/form/email.ts'
import { useForm } from '../../../../lib/form/use-form.ts'
import { billed } from '../../../../lib/money.ts'
import { states } from '../../../../lib/states.ts'
import type { CheckoutService } from '../order/order-summary.tsx'
import { AddOnField } from './add-on-field.tsx'
import { PromoField } from './promo-field.tsx'
import type { Checkout } from './use-checkout.ts'
import type { Choices } from './use-choices.ts'
import { useKept } from './use-kept.ts'

const emailMissing = 'Email is required for receipt and document delivery'

type CheckoutFormProps = {
  service: CheckoutService
  choices: Choices
  checkout: Checkout
  /** The papers would be untrue today: nothing is taken for them. */
  refused: boolean
}

export function CheckoutForm({ service, choices, checkout, refused }: CheckoutFormProps) {
  const { offered, state, offSale, addOns, promo, quote } = choices
  const [email, setEmail] = useKept('email', '')
  const [touched, setTouched] = useState(false)
  const emailNote = useId()
  const emailError = email !== '' && !isEmail(email) ? emailRefusal : null
  const missing = touched && email === '' ? emailMissing : null
  const { said, errorOf, props } = useForm({
    check: () => ({ state: !state && 'Please select a state', user_email: email === '' && emailMissing }),
    explain: (error) => detailOf(error, 'Payment processing failed. Please try again.'),
    send: async () => {
      if (refused || offSale !== null) return null
      await checkout.pay({
        service_id: service.id,
        user_email: email,
        promo_code: promo.applied?.code ?? null,
        state,
        add_ons: addOns.map(({ id }) => id)
      })
      return null
    }
  })

  return (
    <form {...props} className="grid gap-6">
      <SelectField
        label="Your state"
        name="state"
        value={state}
        onChange={(event) => choices.setState(event.target.value)}
        required
        error={errorOf('state') ?? offSale}
        hint={
          offered.length < states.length
            ? `This document is prepared for ${offered.length} states. Where yours is not listed, its form is not ready yet.`
            : 'The papers follow the law of this state.'
        }
      >
        <option value="">Choose a state</option>
        {offered.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="E-mail"
        name="user_email"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        value={email}
        onChange={(event) => setEmail(event.target.value.trim())}
        onBlur={() => setTouched(true)}
        required
        maxLength={254}
        error={emailError ?? missing ?? errorOf('user_email')}
        hint="Your receipt and your documents go here. No account needed."
      />
      <AddOnField chosen={addOns.map(({ id }) => id)} onChange={choices.setAddOns} />
      <PromoField promo={promo} email={email} quote={quote} />
      <AttorneyNotice />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <div className="grid gap-3">
        <Button
          type="submit"
          className="min-h-13! text-base!"
          disabled={checkout.processing || refused || offSale !== null || emailError !== null || email === ''}
          aria-describedby={emailNote}
        >
          {checkout.processing ? 'Processing...' : `Pay ${billed(quote.total)}`}
        </Button>
        <p id={emailNote} className="text-[13.5px] text-soft">
          You pay by card on the payment provider's own page, with 256-bit encryption. We never see the card.
        </p>
      </div>
    </form>
  )
}
