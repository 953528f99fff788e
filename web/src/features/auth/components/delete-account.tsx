import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { deleteAccount } from '../api/account.ts'
import { OwnPassword } from './own-password.tsx'
import { useTask } from './use-task.ts'

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  const task = useTask()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = String(new FormData(form).get('password') ?? '')
    const deleted = await task.run(async () => {
      await deleteAccount(password)
      return null
    })
    if (deleted) {
      queries.clear()
      onDeleted()
    } else {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('input')?.focus())
    }
  }

  return (
    <>
      <Button look="quiet" className="text-stop!" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog title="Delete your account?" open={open} onClose={() => setOpen(false)}>
        <form onSubmit={submit} className="grid gap-5">
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
          <OwnPassword error={task.errorOf('password')} />
          {task.said ? <Notice tone={task.said.tone}>{task.said.text}</Notice> : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={task.running} className="bg-stop! text-paper!">
              {task.running ? 'One moment…' : 'Delete my account for good'}
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
