import { useEffect, useState } from 'react'

type Joined<Parts> = {
  value: string
  onChange: (value: string) => void
  apart: (value: string) => Parts
  together: (parts: Parts) => string
}

/**
 * An answer that is asked for in several fields. They hold what was typed, also while it makes no whole yet; only an
 * answer that comes from elsewhere is taken apart again.
 */
export function useParts<Parts extends object>({ value, onChange, apart, together }: Joined<Parts>) {
  const [parts, setParts] = useState(() => apart(value))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from elsewhere changes the fields
  useEffect(() => setParts((now) => (together(now) === value ? now : apart(value))), [value])
  function change(changed: Partial<Parts>) {
    const next = { ...parts, ...changed }
    setParts(next)
    onChange(together(next))
  }
  return [parts, change] as const
}
