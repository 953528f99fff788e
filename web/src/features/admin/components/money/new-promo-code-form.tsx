import { useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { createPromoCode } from '../../api/promo-codes.ts'
import { useStaffForm } from '../people/use-staff-form.ts'

/** A button and its dialog. A code is valid until the end of its last day, as the staff's clock has it. */
export function NewPromoCodeForm() {
  const [open, setOpen] = useState(false)
  const { sending, said, errorOf, props } = useStaffForm({
    send: async (typed, form) => {
      const lastDay = typed('expires_at')
      await createPromoCode({
        code: typed('code').toUpperCase(),
        discount_percent: Number(typed('discount_percent')),
        description: typed('description'),
        max_uses: typed('max_uses') ? Number(typed('max_uses')) : undefined,
        expires_at: lastDay ? new Date(`${lastDay}T23:59:59`).toISOString() : undefined
      })
      form.reset()
      setOpen(false)
      return null
    }
  })

  return (
    <>
      <Button onClick={() => setOpen(true)}>New code</Button>
      <Dialog title="New promo code" open={open} onClose={() => setOpen(false)}>
        <form {...props} className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Code"
              name="code"
              required
              pattern="[A-Za-z0-9][A-Za-z0-9_\-]{2,39}"
              autoComplete="off"
              spellCheck={false}
              className="[&_input]:uppercase"
              hint="3 to 40 letters, digits, - and _."
              error={errorOf('code')}
            />
            <TextField
              label="Discount in percent"
              name="discount_percent"
              type="number"
              min={1}
              max={100}
              required
              error={errorOf('discount_percent')}
            />
          </div>
          <TextField
            label="Description"
            name="description"
            required
            maxLength={200}
            hint="Customers read it."
            error={errorOf('description')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Last day"
              name="expires_at"
              type="date"
              hint="Without one, it never ends."
              error={errorOf('expires_at')}
            />
            <TextField
              label="Most uses"
              name="max_uses"
              type="number"
              min={1}
              max={1_000_000}
              hint="Without a number, every new customer may use it."
              error={errorOf('max_uses')}
            />
          </div>
          {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
          <Button type="submit" disabled={sending} className="justify-self-start">
            {sending ? 'One moment…' : 'Create the code'}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
