import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { useForm } from '../../../../lib/form/use-form.ts'
import { deleteAccount } from '../../api/account.ts'
import { OwnPassword } from '../own-password.tsx'

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  const { sending, said, errorOf, props } = useForm({
    send: async (typed) => {
      await deleteAccount(typed('password'))
      queries.clear()
      onDeleted()
      return null
    }
  })

  return (
    <>
      <Button look="quiet" className="text-stop!" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog title="Delete your account?" open={open} onClose={() => setOpen(false)}>
        <form {...props} className="grid gap-5">
          <div className="grid gap-3">
            <p>This cannot be undone, by you or by us.</p>
            <ul className="grid list-disc gap-1.5 pl-5">
              <li>
                Your drafts, your answers and all your documents are erased. Download what you want to keep first.
              </li>
              <li>Download links in our e-mails stop working.</li>
              <li>You are signed out on every device.</li>
              <li>Payments stay in our books, as the law asks, without your name and address.</li>
            </ul>
          </div>
          <OwnPassword error={errorOf('password')} />
          {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={sending} className="bg-stop! text-paper!">
              {sending ? 'One moment…' : 'Delete my account for good'}
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
