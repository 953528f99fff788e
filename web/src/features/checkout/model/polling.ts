import type { Payment } from '../api/get-payment.ts'

export const pollEveryMs = 2000
export const mostAttempts = 5

export type Verdict = { kind: 'paid' } | { kind: 'again' } | { kind: 'failed'; sentence: string }

export const sentences = {
  noSession: 'No payment session found',
  timedOut: 'Payment status check timed out. Please check your email for confirmation.',
  expired: 'Payment session expired. Please try again.',
  checkFailed: 'Error checking payment status. Please try again.'
}

/** What one look at the payment means. An order that was refunded since was paid: the receipt tells the rest. `attempt` counts from 1. */
export function judge(payment: Payment | null, attempt: number): Verdict {
  if (payment && payment.payment_status !== 'unpaid') return { kind: 'paid' }
  if (payment?.status === 'expired') return { kind: 'failed', sentence: sentences.expired }
  if (attempt < mostAttempts) return { kind: 'again' }
  return { kind: 'failed', sentence: payment ? sentences.timedOut : sentences.checkFailed }
}
