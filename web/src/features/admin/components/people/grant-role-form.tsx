import { useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { SelectField } from '../../../../components/ui/fields/select-field.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { grantRole } from '../../api/staff.ts'
import { roleNamed, roleWords } from './role-words.ts'
import { useStaffForm } from './use-staff-form.ts'

/** A button and its dialog: whose account, and which role. */
export function GrantRoleForm() {
  const [open, setOpen] = useState(false)
  const { sending, said, errorOf, props } = useStaffForm({
    send: async (typed, form) => {
      await grantRole({ email: typed('email'), role: roleNamed(typed('role')) })
      form.reset()
      setOpen(false)
      return null
    }
  })

  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a person</Button>
      <Dialog title="Add a person to the staff" open={open} onClose={() => setOpen(false)}>
        <form {...props} className="grid gap-5">
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="off"
            required
            error={errorOf('email')}
            hint="The person has an account with this address, and has confirmed it."
          />
          <SelectField
            label="Role"
            name="role"
            defaultValue="support"
            error={errorOf('role')}
            hint="Support agents answer chats; admins do everything."
          >
            {Object.entries(roleWords).map(([role, words]) => (
              <option key={role} value={role}>
                {words}
              </option>
            ))}
          </SelectField>
          {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
          <Button type="submit" disabled={sending} className="justify-self-start">
            {sending ? 'One moment…' : 'Add'}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
