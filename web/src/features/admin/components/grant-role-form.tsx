import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { grantRole, type StaffRole } from '../api/staff.ts'
import { roleWords } from './role-words.ts'
import { useAct } from './use-act.ts'

/** A button and its dialog: whose account, and which role. */
export function GrantRoleForm() {
  const [open, setOpen] = useState(false)
  const { busy, said, act } = useAct()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const granted = await act('grant', async () => {
      await grantRole({ email: field('email'), role: field('role') as StaffRole })
      return null
    })
    if (!granted) return
    form.reset()
    setOpen(false)
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a person</Button>
      <Dialog title="Add a person to the staff" open={open} onClose={() => setOpen(false)}>
        <form onSubmit={submit} className="grid gap-5">
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="off"
            required
            hint="The person has an account with this address, and has confirmed it."
          />
          <SelectField
            label="Role"
            name="role"
            defaultValue="support"
            hint="Support agents answer chats; admins do everything."
          >
            {Object.entries(roleWords).map(([role, words]) => (
              <option key={role} value={role}>
                {words}
              </option>
            ))}
          </SelectField>
          {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
          <Button type="submit" disabled={busy !== null} className="justify-self-start">
            {busy ? 'One moment…' : 'Add'}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
