import type { FormEvent } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import type { Shown } from '../api/second-factor.ts'
import { CodeField, codeIn } from './code-field.tsx'
import { OwnPassword } from './own-password.tsx'
import { useTask } from './use-task.ts'

type ShowBothFormProps = { words: string; action: string; onShown: (shown: Shown) => Promise<void> }

/** Password and code once more, before two-step sign-in is changed. */
export function ShowBothForm({ words, action, onShown }: ShowBothFormProps) {
  const task = useTask()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void task.run(async () => {
      await onShown({ password: String(form.get('password') ?? ''), ...codeIn(form) })
      return null
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <p>{words}</p>
      <OwnPassword error={task.errorOf('password')} />
      <CodeField errorOf={task.errorOf} />
      {task.said ? <Notice tone={task.said.tone}>{task.said.text}</Notice> : null}
      <Button type="submit" disabled={task.running} className="justify-self-start">
        {task.running ? 'One moment…' : action}
      </Button>
    </form>
  )
}
