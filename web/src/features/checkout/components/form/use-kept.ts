import { useEffect, useState } from 'react'

const prefix = 'checkout:'

/** A value that survives the way to the payment page and back, for this tab only. */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const key = prefix + name
  const [value, setValue] = useState<Value>(() => read(key) ?? initial)
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(value)), [key, value])
  return [value, setValue]
}

/** What was chosen for a service is settled with its order. */
export function forgetChoices(serviceId: number): void {
  const settled = Object.keys(sessionStorage).filter((key) => key.startsWith(`${prefix}${serviceId}:`))
  for (const key of settled) sessionStorage.removeItem(key)
}

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null
  } catch {
    return null
  }
}
