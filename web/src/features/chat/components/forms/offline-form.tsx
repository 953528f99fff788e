import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { emailRefusal, isEmail } from '../../../../lib/form/email.ts'
import { useForm } from '../../../../lib/form/use-form.ts'

type OfflineFormProps = {
  refusal: string | null
  disabled: boolean
  onLeave: (email: string) => Promise<string | null>
}

/** Nobody is at the desk, or the line is lost: where a specialist should write to. */
export function OfflineForm({ refusal, disabled, onLeave }: OfflineFormProps) {
  const { said, errorOf, props } = useForm({
    check: (typed) => ({ email: !isEmail(typed('email')) && emailRefusal }),
    explain: (error) => (error instanceof Error ? error.message : null),
    send: async (typed) => {
      const refused = await onLeave(typed('email'))
      if (refused !== null) throw new Error(refused)
      return null
    }
  })

  return (
    <form {...props} aria-label="Follow-up" className="border-t border-rule px-5 py-3">
      <TextField
        label="Your e-mail"
        hint="Specialists follow up by email within 4 hours."
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={errorOf('email') ?? said?.text ?? refusal}
        aside={
          <Button type="submit" className="shrink-0" disabled={disabled}>
            Leave it
          </Button>
        }
      />
    </form>
  )
}
