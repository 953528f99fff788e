import { useEffect, useRef, useState } from 'react'
import type { CheckoutOrder } from '../../api/create-session.ts'
import { createSession } from '../../api/create-session.ts'

export type Checkout = {
  processing: boolean
  pay: (order: CheckoutOrder) => Promise<void>
}

/** Ready, processing, then away to the payment page; or refused, with processing ended. */
export function useCheckout(): Checkout {
  const [processing, setProcessing] = useState(false)
  const sent = useRef<{ content: string; key: string }>(undefined)

  // Coming back from the payment page may show this one as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setProcessing(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function pay(order: CheckoutOrder) {
    const content = JSON.stringify(order)
    if (sent.current?.content !== content) sent.current = { content, key: crypto.randomUUID() }
    setProcessing(true)
    try {
      const { url } = await createSession(order, sent.current.key)
      window.location.assign(url)
    } catch (failure) {
      sent.current = undefined
      setProcessing(false)
      throw failure
    }
  }

  return { processing, pay }
}
