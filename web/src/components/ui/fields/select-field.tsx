import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { controlClass, describedBy, FieldFrame } from './text-field.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

export function SelectField({ label, hint, error, className, children, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <select
        id={id}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...rest}
      >
        {children}
      </select>
    </FieldFrame>
  )
}
