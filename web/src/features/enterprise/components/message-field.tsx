import clsx from 'clsx'
import { useId } from 'react'
import { controlClass, describedBy, FieldFrame } from '../../../components/ui/text-field.tsx'

type MessageFieldProps = { label: string; name: string; hint: string; maxLength: number; error?: string | undefined }

export function MessageField({ label, name, hint, maxLength, error }: MessageFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className="sm:col-span-2">
      <textarea
        id={id}
        name={name}
        rows={4}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(controlClass, 'resize-y')}
      />
    </FieldFrame>
  )
}
