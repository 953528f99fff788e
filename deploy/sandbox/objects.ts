import type { Card } from './cards.ts'
import { newId, nowSeconds } from './ids.ts'
import type { SessionParams } from './session-params.ts'

/** The API version whose shapes these are; the one the SDK of this project pins. */
export const apiVersion = '2026-10-28.endive'

export type Metadata = Record<string, string>
export type SessionStatus = 'open' | 'complete' | 'expired'
export type PaymentStatus = 'paid' | 'unpaid' | 'no_payment_required'
export type Payer = { email: string; name: string }

/** A Checkout Session, with every field the SDK's types name. */
export function newSession(params: SessionParams, publicUrl: string) {
  const id = newId('cs_test_', 58)
  const total = params.lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0)
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancelUrl,
    client_reference_id: params.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: nowSeconds(),
    currency: params.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: params.customerEmail ? customerDetails({ email: params.customerEmail, name: '' }) : null,
    customer_email: params.customerEmail,
    discounts: [],
    expires_at: params.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale,
    managed_payments: null,
    metadata: params.metadata,
    mode: 'payment' as const,
    origin_context: null,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: (total === 0 ? 'no_payment_required' : 'unpaid') as PaymentStatus,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open' as SessionStatus,
    submit_type: params.submitType,
    subscription: null,
    success_url: params.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${publicUrl}/c/pay/${id}` as string | null,
    wallet_options: null
  }
}

export type Session = ReturnType<typeof newSession>

/** Who paid, as the session tells it. */
export function customerDetails(payer: Payer) {
  return {
    address: null as { city: null; country: string; line1: null; line2: null; postal_code: null; state: null } | null,
    business_name: null,
    email: payer.email as string | null,
    individual_name: null,
    name: payer.name || null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: []
  }
}

/** The bought lines, as `line_items` lists them. */
export function lineItem(line: SessionParams['lines'][number], currency: string) {
  const total = line.unitAmount * line.quantity
  return {
    id: newId('li_'),
    object: 'item' as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency,
    description: line.name,
    metadata: {},
    price: {
      id: newId('price_'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      currency,
      livemode: false,
      metadata: {},
      product: newId('prod_', 14),
      type: 'one_time',
      unit_amount: line.unitAmount,
      unit_amount_decimal: String(line.unitAmount)
    },
    quantity: line.quantity
  }
}

export type LineItem = ReturnType<typeof lineItem>

/** A payment that has gone through. */
export function newPaymentIntent(options: {
  amount: number
  currency: string
  charge: string
  payer: Payer
  metadata: Metadata
  description: string | null
}) {
  const id = newId('pi_')
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: null,
    amount: options.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: options.amount,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('')}`,
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency: options.currency,
    customer: null,
    customer_account: null,
    description: options.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: options.charge,
    livemode: false,
    managed_payments: null,
    metadata: options.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: newId('pm_'),
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: options.payer.email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded' as const,
    transfer_data: null,
    transfer_group: null
  }
}

export type PaymentIntent = ReturnType<typeof newPaymentIntent>

/** The money taken from a card. */
export function newCharge(options: { id: string; intent: PaymentIntent; payer: Payer; card: Card }) {
  const { id, intent, payer, card } = options
  return {
    id,
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: newId('txn_'),
    billing_details: { address: null, email: payer.email, name: payer.name || null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'FORMWRIGHT',
    captured: true,
    created: nowSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized'
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: {
      card: { brand: card.brand, country: 'US', funding: 'credit', last4: card.last4, network: card.brand },
      type: 'card'
    },
    receipt_email: payer.email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded' as const,
    transfer_data: null,
    transfer_group: null
  }
}

export type Charge = ReturnType<typeof newCharge>

/** Money given back. */
export function newRefund(options: { charge: Charge; amount: number; reason: string | null; metadata: Metadata }) {
  const { charge, amount, reason, metadata } = options
  return {
    id: newId('re_'),
    object: 'refund' as const,
    amount,
    balance_transaction: newId('txn_'),
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card'
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded' as 'succeeded' | 'failed',
    transfer_reversal: null
  }
}

export type Refund = ReturnType<typeof newRefund>

/** Something that happened, as the webhook and the event list tell it. */
export function newEvent(type: string, object: unknown) {
  return {
    id: newId('evt_'),
    object: 'event' as const,
    api_version: apiVersion as string | null,
    created: nowSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type
  }
}

export type StripeEvent = ReturnType<typeof newEvent>
