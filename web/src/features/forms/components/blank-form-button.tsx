import { Button } from '../../../components/ui/button.tsx'
import type { Form } from '../model/form.ts'
import type { BlankFormState } from './use-blank-form.ts'
import { useBlankForm } from './use-blank-form.ts'

const words: Record<BlankFormState, string> = {
  idle: 'Download Template',
  downloading: 'Downloading...',
  success: 'Downloaded!',
  error: 'Try Again'
}

const spoken: Record<BlankFormState, string> = {
  idle: '',
  downloading: '',
  success: 'The blank form is in your downloads.',
  error: 'The blank form did not arrive.'
}

export function BlankFormButton({ form }: { form: Form }) {
  const { state, download } = useBlankForm(form)
  return (
    <>
      <Button
        look="quiet"
        aria-label={`${words[state]}, ${form.title}`}
        aria-disabled={state === 'downloading'}
        onClick={download}
      >
        {words[state]}
      </Button>
      <span role="status" className="sr-only">
        {spoken[state]}
      </span>
    </>
  )
}
