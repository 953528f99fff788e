import type { FromVisitor } from '@formwright/proto-events/frames/from-visitor'
import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { emailRefusal, isEmail } from '../../../../lib/form/email.ts'
import { useForm } from '../../../../lib/form/use-form.ts'
import type { ChatView } from '../../model/view.ts'

type TranscriptFormProps = { view: ChatView; onTell: (frame: Extract<FromVisitor, { type: 'transcript' }>) => boolean }

export function TranscriptForm({ view, onTell }: TranscriptFormProps) {
  const { said, errorOf, props } = useForm({
    check: (typed) => ({ email: !isEmail(typed('email')) && emailRefusal }),
    explain: () => 'The connection is lost.',
    send: async (typed) => {
      if (!onTell({ type: 'transcript', email: typed('email') })) throw new Error('not connected')
      return null
    }
  })

  return (
    <form {...props} aria-label="Email the conversation" className="px-2 py-3">
      <TextField
        label="Send the conversation to"
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        maxLength={254}
        required
        error={errorOf('email') ?? said?.text ?? view.refusal}
        aside={
          <Button type="submit" className="shrink-0">
            Send
          </Button>
        }
      />
    </form>
  )
}
