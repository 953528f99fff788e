import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { focusInvalid } from '../../../../lib/form/focus-invalid.ts'
import { useForm } from '../../../../lib/form/use-form.ts'
import { eraseEverythingOf } from '../../api/erasures.ts'
import { useAct } from '../list/use-act.ts'

type Wish = { email: string; reason: string }

/** A button and its dialog: whose data, whether really, what became of it. */
export function ErasePerson() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Erase a person
      </Button>
      {open ? (
        <Dialog title="Erase a person's data" open onClose={() => setOpen(false)}>
          <Steps onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}

function Steps({ onClose }: { onClose: () => void }) {
  const [wish, setWish] = useState<Wish>({ email: '', reason: '' })
  const [sure, setSure] = useState(false)
  const [done, setDone] = useState(false)
  const { busy, said, act, errorOf } = useAct()

  async function erase() {
    const erased = await act('erase', () => eraseEverythingOf(wish))
    setSure(false)
    setDone(erased)
  }

  if (done && said) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone={said.tone}>{said.text}</Notice>
        <Button onClick={onClose}>Done</Button>
      </div>
    )
  }
  if (sure) {
    return (
      <div className="grid gap-5">
        <LastWord email={wish.email} />
        <div className="flex flex-wrap gap-3">
          <Button disabled={busy !== null} onClick={() => void erase()}>
            {busy ? 'One moment…' : 'Erase it for good'}
          </Button>
          <Button look="quiet" disabled={busy !== null} onClick={() => setSure(false)}>
            Back
          </Button>
        </div>
      </div>
    )
  }
  return (
    <WishForm
      wish={wish}
      said={said}
      refusedAt={errorOf}
      onChosen={(chosen) => {
        setWish(chosen)
        setSure(true)
      }}
    />
  )
}

/** Takes the focus from the form that it stands in for, so that it is read. */
function LastWord({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1} className="break-words">
      {`Messages, demo requests, chats, unpaid orders and mail records of ${email} go for good. This cannot be undone.`}
    </p>
  )
}

type WishFormProps = Pick<ReturnType<typeof useAct>, 'said'> & {
  wish: Wish
  /** What the server had against it, once it was asked. */
  refusedAt: (field: string) => string | undefined
  onChosen: (wish: Wish) => void
}

function WishForm({ wish, said, refusedAt, onChosen }: WishFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errorOf, props } = useForm({
    send: async (typed) => {
      onChosen({ email: typed('email'), reason: typed('reason') })
      return null
    }
  })
  useEffect(() => {
    if (form.current) focusInvalid(form.current)
  }, [])
  return (
    <form ref={form} {...props} className="grid gap-5">
      <p>
        For people without an account who ask for it from this address. What they paid for stays in the books; who has
        an account deletes it on the dashboard.
      </p>
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        defaultValue={wish.email}
        error={errorOf('email') ?? refusedAt('email')}
      />
      <TextField
        label="Reason"
        name="reason"
        required
        pattern=".*\S.*"
        maxLength={500}
        autoComplete="off"
        defaultValue={wish.reason}
        error={errorOf('reason') ?? refusedAt('reason')}
        hint="The audit keeps it. Name nobody in it."
      />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <Button type="submit" className="justify-self-start">
        Go on
      </Button>
    </form>
  )
}
