import { useEffect, useState } from 'react'

/** Text that survives the way to the payment page and back, for this tab only. */
export function useTyped(name: string, initial = ''): [string, (text: string) => void] {
  const key = `checkout:${name}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial)
  useEffect(() => sessionStorage.setItem(key, text), [key, text])
  return [text, setText]
}
