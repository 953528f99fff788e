import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import type { Typed } from '../../../../lib/form/use-form.ts'
import type { Code } from '../../api/second-factor.ts'

const kinds = {
  totp: {
    label: 'Code from your authenticator app',
    hint: 'Six digits, new every half minute.',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    pattern: '[0-9]{3} ?[0-9]{3}',
    maxLength: 7,
    other: 'Use a recovery code instead'
  },
  recovery_code: {
    label: 'Recovery code',
    hint: 'One of the ten that you kept. Each works once.',
    autoComplete: 'off',
    inputMode: 'text',
    pattern: '[0-9A-Fa-f \\-]{20,40}',
    maxLength: 40,
    other: 'Use the authenticator app instead'
  }
} as const

type CodeFieldProps = { errorOf: (field: string) => string | undefined; focused?: boolean }

/** Asks for the second step: the app's code, or a recovery code for somebody without the telephone. */
export function CodeField({ errorOf, focused = false }: CodeFieldProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('totp')
  const frame = useRef<HTMLDivElement>(null)
  const { other, ...field } = kinds[kind]
  useEffect(() => {
    if (focused) frame.current?.querySelector('input')?.focus()
  }, [focused])

  return (
    <div ref={frame} className="grid gap-1">
      <TextField key={kind} {...field} name={kind} required spellCheck={false} error={errorOf(kind)} />
      <button
        type="button"
        className="min-h-11 justify-self-start text-[14.5px] font-semibold text-act underline underline-offset-4"
        onClick={() => setKind(kind === 'totp' ? 'recovery_code' : 'totp')}
      >
        {other}
      </button>
    </div>
  )
}

/** What was typed, without the blanks that an app shows between the digits. */
export const codeOf = (typed: Typed): Code => ({
  totp: typed('totp').replaceAll(' ', '') || undefined,
  recovery_code: typed('recovery_code') || undefined
})
