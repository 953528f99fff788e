import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { focusInvalid } from '../../../lib/focus-invalid.ts'
import { createPromoCode } from '../api/promo-codes.ts'
import { useAct } from './use-act.ts'

/** A button and its dialog. A code is valid until the end of its last day, as the staff's clock has it. */
export function NewPromoCodeForm() {
  const [open, setOpen] = useState(false)
  const { busy, said, act, errorOf } = useAct()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const maxUses = field('max_uses')
    const lastDay = field('last_day')
    const made = await act('create', async () => {
      await createPromoCode({
        code: field('code').toUpperCase(),
        discount_percent: Number(field('discount_percent')),
        description: field('description'),
        ...(maxUses ? { max_uses: Number(maxUses) } : {}),
        ...(lastDay ? { expires_at: new Date(`${lastDay}T23:59:59`).toISOString() } : {})
      })
      return null
    })
    if (!made) return focusInvalid(form)
    form.reset()
    setOpen(false)
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>New code</Button>
      <Dialog title="New promo code" open={open} onClose={() => setOpen(false)}>
        <form onSubmit={submit} className="grid gap-5">
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
              name="last_day"
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
          <Button type="submit" disabled={busy !== null} className="justify-self-start">
            {busy ? 'One moment…' : 'Create the code'}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
