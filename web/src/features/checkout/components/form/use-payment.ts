import { useEffect, useState } from 'react'
import { ApiError } from '../../../../lib/api/api-error.ts'
import type { Payment } from '../../api/get-payment.ts'
import { getPayment } from '../../api/get-payment.ts'
import { judge, pollEveryMs, sentences } from '../../model/polling.ts'

export type PaymentWait = { attempt: number; failure: string | null; paid: boolean }

/** Looks at the payment now and every two seconds, five times at most. */
export function usePayment(sessionId: string | null): PaymentWait {
  const [wait, setWait] = useState<PaymentWait>({ attempt: 1, failure: null, paid: false })
  useEffect(() => {
    if (!sessionId) return
    const stop = new AbortController()
    void watch(sessionId, stop.signal, setWait)
    return () => stop.abort()
  }, [sessionId])
  return sessionId ? wait : { attempt: 1, failure: sentences.noSession, paid: false }
}

async function watch(sessionId: string, signal: AbortSignal, tell: (wait: PaymentWait) => void): Promise<void> {
  for (let attempt = 1; !signal.aborted; attempt++) {
    tell({ attempt, failure: null, paid: false })
    const payment = await look(sessionId, signal)
    if (signal.aborted) return
    if (payment === 'unknown') return tell({ attempt, failure: sentences.checkFailed, paid: false })
    const verdict = judge(payment, attempt)
    if (verdict.kind === 'paid') return tell({ attempt, failure: null, paid: true })
    if (verdict.kind === 'failed') return tell({ attempt, failure: verdict.sentence, paid: false })
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs))
  }
}

async function look(sessionId: string, signal: AbortSignal): Promise<Payment | 'unknown' | null> {
  try {
    return await getPayment(sessionId, signal)
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 429 ? 'unknown' : null
  }
}
