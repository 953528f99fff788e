import { type Card, describeCard, sendsRefundsBack } from './cards.ts'
import { newId, nowSeconds } from './ids.ts'
import type { Journal } from './journal.ts'
import {
  type Charge,
  customerDetails,
  type LineItem,
  lineItem,
  type Metadata,
  newCharge,
  newEvent,
  newPaymentIntent,
  newRefund,
  newSession,
  type Payer,
  type PaymentIntent,
  type Refund,
  type Session,
  type StripeEvent
} from './objects.ts'
import type { SessionParams } from './session-params.ts'
import { badParameter, missing, StripeError } from './stripe-error.ts'

/** What a session sells and what it hands on to the payment. */
export type Basket = { lines: LineItem[]; intent: SessionParams['intent'] }

/** Sessions, payments and refunds: the rules, without HTTP. */
export type Till = {
  open: (params: SessionParams) => Session
  session: (id: string) => Session
  basket: (id: string) => Basket
  sessions: () => Session[]
  /** Takes the money (or nothing, for a free order) and completes the session. Amount in cents, for wrong-amount tests. */
  pay: (id: string, by: { payer: Payer; cardNumber?: string; amount?: number }) => Session
  expire: (id: string) => Session
  /** Expires what is past its time. */
  expireDue: () => void
  intent: (id: string) => PaymentIntent
  charge: (id: string) => Charge
  charges: () => Charge[]
  refund: (by: {
    intent?: string | null
    charge?: string | null
    amount: number | null
    reason: string | null
    metadata: Metadata
  }) => Refund
  /** As when the customer's bank sends the money back, days later. */
  failRefund: (id: string) => Refund
  /** The same, after a few seconds, for the card whose bank always does. */
  sendBackDue: () => void
  refunds: () => Refund[]
  oneRefund: (id: string) => Refund
}

const SENT_BACK_AFTER_SECONDS = 3

/** Opens the till on a journal; `emit` is told of every event once it is recorded. */
export function openTill(options: { journal: Journal; publicUrl: string; emit: (event: StripeEvent) => void }): Till {
  const { journal, publicUrl, emit } = options
  const find = <T>(kind: string, what: string, id: string): T => {
    const found = journal.get<T>(kind, id)
    if (found === undefined) throw missing(what, id)
    return found
  }
  const session = (id: string): Session => find<Session>('session', 'checkout.session', id)
  const basket = (id: string): Basket => find<Basket>('basket', 'checkout.session', id)
  const oneRefund = (id: string): Refund => find<Refund>('refund', 'refund', id)
  const tell = (type: string, object: unknown): void => emit(newEvent(type, structuredClone(object)))

  const expire = (id: string): Session => {
    const open = session(id)
    if (open.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${open.status}`
      throw new StripeError(400, message)
    }
    const expired: Session = { ...open, status: 'expired', url: null }
    journal.put('session', id, expired)
    tell('checkout.session.expired', expired)
    return expired
  }

  const takeMoney = (open: Session, amount: number, payer: Payer, card: Card): string => {
    const { intent: wishes } = basket(open.id)
    const chargeId = newId('ch_')
    const intent = newPaymentIntent({
      amount,
      currency: open.currency,
      charge: chargeId,
      payer,
      metadata: wishes.metadata,
      description: wishes.description
    })
    journal.put('charge', chargeId, newCharge({ id: chargeId, intent, payer, card }))
    journal.put('intent', intent.id, intent)
    return intent.id
  }

  const failRefund = (id: string): Refund => {
    const made = oneRefund(id)
    if (made.status === 'failed') return made
    const failed = { ...made, status: 'failed' as const, failure_reason: 'expired_or_canceled_card' }
    const charge = find<Charge>('charge', 'charge', made.charge)
    journal.put('refund', id, failed)
    journal.put('charge', charge.id, {
      ...charge,
      amount_refunded: charge.amount_refunded - made.amount,
      refunded: false
    } satisfies Charge)
    tell('refund.updated', failed)
    tell('refund.failed', failed)
    return failed
  }

  return {
    open: (params) => {
      const opened = newSession(params, publicUrl)
      const lines = params.lines.map((line) => lineItem(line, params.currency))
      journal.put('basket', opened.id, { lines, intent: params.intent } satisfies Basket)
      journal.put('session', opened.id, opened)
      return opened
    },
    session,
    basket,
    sessions: () => journal.all<Session>('session'),
    pay: (id, { payer, cardNumber = '4242424242424242', amount }) => {
      const open = session(id)
      if (open.status === 'complete') return open
      if (open.status === 'expired') throw new StripeError(400, 'This Checkout Session has expired.')
      const total = amount ?? open.amount_total
      const paid: Session = {
        ...open,
        amount_total: total,
        customer_details: customerDetails(payer),
        payment_intent: total > 0 ? takeMoney(open, total, payer, describeCard(cardNumber)) : null,
        payment_status: total > 0 ? 'paid' : 'no_payment_required',
        status: 'complete',
        url: null
      }
      journal.put('session', id, paid)
      tell('checkout.session.completed', paid)
      return paid
    },
    expire,
    expireDue: () => {
      const now = nowSeconds()
      for (const one of journal.all<Session>('session')) {
        if (one.status === 'open' && one.expires_at <= now) expire(one.id)
      }
    },
    intent: (id) => find<PaymentIntent>('intent', 'payment_intent', id),
    charge: (id) => find<Charge>('charge', 'charge', id),
    charges: () => journal.all<Charge>('charge'),
    refund: ({ intent, charge, amount, reason, metadata }) => {
      if (!intent && !charge) {
        const message = 'One of the following params should be provided for this request: payment_intent or charge.'
        throw badParameter('payment_intent', message, 'parameter_missing')
      }
      const chargeId = charge ?? find<PaymentIntent>('intent', 'payment_intent', intent ?? '').latest_charge
      const paid = find<Charge>('charge', 'charge', chargeId)
      const left = paid.amount - paid.amount_refunded
      if (left === 0) {
        throw new StripeError(400, `Charge ${paid.id} has already been refunded.`, { code: 'charge_already_refunded' })
      }
      const sum = amount ?? left
      if (sum > left) {
        throw badParameter('amount', `Refund amount (${sum}) is greater than unrefunded amount on charge (${left})`)
      }
      const refund = newRefund({ charge: paid, amount: sum, reason, metadata })
      const refunded = paid.amount_refunded + sum
      const changed: Charge = { ...paid, amount_refunded: refunded, refunded: refunded === paid.amount }
      journal.put('refund', refund.id, refund)
      journal.put('charge', paid.id, changed)
      tell('refund.created', refund)
      tell('charge.refunded', changed)
      return refund
    },
    failRefund,
    sendBackDue: () => {
      for (const refund of journal.all<Refund>('refund')) {
        if (refund.status === 'failed' || refund.created > nowSeconds() - SENT_BACK_AFTER_SECONDS) continue
        const { payment_method_details } = find<Charge>('charge', 'charge', refund.charge)
        if (sendsRefundsBack(payment_method_details.card)) failRefund(refund.id)
      }
    },
    refunds: () => journal.all<Refund>('refund'),
    oneRefund
  }
}
