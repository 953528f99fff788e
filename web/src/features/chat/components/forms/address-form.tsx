import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { emailRefusal, isEmail } from '../../../../lib/form/email.ts'
import { useForm } from '../../../../lib/form/use-form.ts'

type AddressFormProps = {
  name: string
  label: string
  hint?: string
  button: string
  /** What the server said of the address. */
  refusal: string | null
  disabled?: boolean
  autoFocus?: boolean
  className: string
  /** Answers the sentence that says why not. */
  onSend: (email: string) => Promise<string | null>
}

/** One line for an e-mail address, and the button beside it. */
export function AddressForm({ name, label, hint, button, refusal, disabled, autoFocus, ...rest }: AddressFormProps) {
  const { said, errorOf, props } = useForm({
    check: (typed) => ({ email: !isEmail(typed('email')) && emailRefusal }),
    explain: (error) => (error instanceof Error ? error.message : null),
    send: async (typed) => {
      const refused = await rest.onSend(typed('email'))
      if (refused !== null) throw new Error(refused)
      return null
    }
  })

  return (
    <form {...props} aria-label={name} className={rest.className}>
      <TextField
        label={label}
        hint={hint}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus={autoFocus}
        maxLength={254}
        required
        error={errorOf('email') ?? said?.text ?? refusal}
        aside={
          <Button type="submit" className="shrink-0" disabled={disabled}>
            {button}
          </Button>
        }
      />
    </form>
  )
}
