import { Button } from '../../../../components/ui/button.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { useForm } from '../../../../lib/form/use-form.ts'
import type { Shown } from '../../api/second-factor.ts'
import { OwnPassword } from '../own-password.tsx'
import { CodeField, codeOf } from './code-field.tsx'

type ShowBothFormProps = { words: string; action: string; onShown: (shown: Shown) => Promise<void> }

/** Password and code once more, before two-step sign-in is changed. */
export function ShowBothForm({ words, action, onShown }: ShowBothFormProps) {
  const { sending, said, errorOf, props } = useForm({
    send: async (typed) => {
      await onShown({ password: typed('password'), ...codeOf(typed) })
      return null
    }
  })
  return (
    <form {...props} className="grid gap-5">
      <p>{words}</p>
      <OwnPassword error={errorOf('password')} />
      <CodeField errorOf={errorOf} />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <Button type="submit" disabled={sending} className="justify-self-start">
        {sending ? 'One moment…' : action}
      </Button>
    </form>
  )
}
