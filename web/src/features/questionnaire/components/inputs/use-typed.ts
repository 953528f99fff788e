import { useState } from 'react'

export type Typing<Typed> = {
  /** The answer as it is kept. */
  value: string
  /** What stands in the field or fields for an answer. */
  apart: (value: string) => Typed
  /** The answer that was typed. */
  together: (typed: Typed) => string
}

/**
 * What stands in the fields of an answer. It stays as it was typed, also while it makes no whole yet; only an answer that
 * comes from elsewhere is taken apart again, and is seen at once.
 */
export function useTyped<Typed>({ value, apart, together }: Typing<Typed>) {
  const [typed, setTyped] = useState(() => apart(value))
  const [seen, setSeen] = useState(value)
  if (seen === value) return [typed, setTyped] as const
  const shown = together(typed) === value ? typed : apart(value)
  setSeen(value)
  setTyped(shown)
  return [shown, setTyped] as const
}
