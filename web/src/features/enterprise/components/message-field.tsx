import clsx from 'clsx'
import { useId } from 'react'
import { controlClass, describedBy, FieldFrame } from '../../../components/ui/text-field.tsx'

type MessageFieldProps = { label: string; name: string; hint: string; maxLength: number }

export function MessageField({ label, name, hint, maxLength }: MessageFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} className="sm:col-span-2">
      <textarea
        id={id}
        name={name}
        rows={4}
        maxLength={maxLength}
        aria-describedby={describedBy(id, hint, null)}
        className={clsx(controlClass, 'resize-y')}
      />
    </FieldFrame>
  )
}
