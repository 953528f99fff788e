import { useState } from 'react'
import { useLocation, useNavigationType } from '../router/location.tsx'

/** Goes with every change of the address that a page's own fields make. */
export const byTyping = { state: { byTyping: true } } as const

/**
 * What stands in a field whose text the address follows. The address comes behind the typing, so what a field itself wrote
 * is never read back into it; going back or forward, or a link, is.
 */
export function useTypedText(inAddress: string): [string, (text: string) => void] {
  const { key, state } = useLocation() as { key: string; state: { byTyping?: boolean } | null }
  const how = useNavigationType()
  const [typed, setTyped] = useState(inAddress)
  const [place, setPlace] = useState(key)
  if (place !== key) {
    setPlace(key)
    if (how === 'POP' || state?.byTyping !== true) setTyped(inAddress)
  }
  return [typed, setTyped]
}
