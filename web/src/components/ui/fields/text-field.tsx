import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

/** Shared by every control a person types or chooses in. */
export const controlClass =
  'min-h-11 w-full rounded-control border border-edge bg-sheet px-3.5 py-2 text-base text-ink placeholder:text-soft/80 aria-invalid:border-stop disabled:bg-wash disabled:text-soft'

type FieldFrameProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  children: ReactNode
  className?: string | undefined
}

/** Label above, control, then the hint or what is wrong with it. */
export function FieldFrame({ id, label, hint, error, children, className }: FieldFrameProps) {
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-[14.5px] font-semibold">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-[13.5px] text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-[14px] font-medium text-stop">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** The ids a control points to, so that hint and error are read with it. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  /** Stands beside the control: a button that goes with it. */
  aside?: ReactNode
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

export function TextField({ label, hint, error, aside, className, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="flex gap-3">
        <input
          id={id}
          className={controlClass}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          {...rest}
        />
        {aside}
      </div>
    </FieldFrame>
  )
}
