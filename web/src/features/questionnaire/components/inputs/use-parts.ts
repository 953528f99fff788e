import { type Typing, useTyped } from './use-typed.ts'

/** An answer that is asked for in several fields. */
export function useParts<Parts extends object>(asked: Typing<Parts> & { onChange: (value: string) => void }) {
  const [parts, setParts] = useTyped(asked)
  function change(changed: Partial<Parts>) {
    const next = { ...parts, ...changed }
    setParts(next)
    asked.onChange(asked.together(next))
  }
  return [parts, change] as const
}
