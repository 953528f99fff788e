import { describe, expect, it } from 'vitest'
import type { Payment } from '../api/get-payment.ts'
import { judge, sentences } from './polling.ts'

const payment = (status: Payment['status'], payment_status: Payment['payment_status']): Payment => ({
  session_id: 'cs_1',
  status,
  payment_status,
  amount_total: 4900,
  currency: 'usd',
  lines: [],
  paid_at: null,
  metadata: { service_id: 1, service_title: 'Simple Will', state: null }
})

describe('waiting for a payment', () => {
  it('ends as soon as it is paid', () => {
    expect(judge(payment('complete', 'paid'), 1)).toEqual({ kind: 'paid' })
  })

  it('ends for an order that was refunded since', () => {
    expect(judge(payment('complete', 'refunded'), 1)).toEqual({ kind: 'paid' })
  })

  it('ends when the session has expired', () => {
    expect(judge(payment('expired', 'unpaid'), 1)).toEqual({ kind: 'failed', sentence: sentences.expired })
  })

  it('looks again up to the fifth time', () => {
    expect(judge(payment('open', 'unpaid'), 4)).toEqual({ kind: 'again' })
    expect(judge(payment('open', 'unpaid'), 5)).toEqual({ kind: 'failed', sentence: sentences.timedOut })
  })

  it('forgives a look that failed, unless it was the last', () => {
    expect(judge(null, 2)).toEqual({ kind: 'again' })
    expect(judge(null, 5)).toEqual({ kind: 'failed', sentence: sentences.checkFailed })
  })
})
