import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { controlClass, describedBy, FieldFrame } from './text-field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

export function TextArea({ label, hint, error, className, rows = 5, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        id={id}
        rows={rows}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...rest}
      />
    </FieldFrame>
  )
}
