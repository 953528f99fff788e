import { Button } from '../../../components/ui/button.tsx'
import type { Form } from '../model/form.ts'
import type { TemplateState } from './use-template.ts'
import { useTemplate } from './use-template.ts'

const words: Record<TemplateState, string> = {
  idle: 'Download Template',
  downloading: 'Downloading...',
  success: 'Downloaded!',
  error: 'Try Again'
}

const spoken: Record<TemplateState, string> = {
  idle: '',
  downloading: '',
  success: 'The template is in your downloads.',
  error: 'The template did not arrive.'
}

export function TemplateButton({ form }: { form: Form }) {
  const { state, download } = useTemplate(form)
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
