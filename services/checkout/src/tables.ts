import { type MarksOf, OF_STAFF } from '@formwright/kit/postgres/personal-marks'
import type { KitTables } from '@formwright/kit/postgres/tables'
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'

export interface CheckoutTables extends KitTables {
  price_copies: PriceCopyTable
  orders: OrderTable
  idempotency_keys: { key_hash: string; body_hash: string; order_id: string; created_at: Generated<Date> }
  webhook_events: { id: string; type: string; received_at: Generated<Date> }
  promo_codes: PromoCodeTable
  promo_redemptions: PromoRedemptionTable
  add_on_tasks: TaskTable
  add_on_steps: TaskStepTable
  refunds: RefundTable
  waiting_orders: WaitingOrderTable
}
export type Database = Kysely<CheckoutTables>
export type CheckoutTransaction = Transaction<CheckoutTables>

interface PriceCopyTable {
  service_id: number
  slug: string
  title: string
  price_cents: number
  states: string[] | null
  off_sale: JSONColumnType<OffSale>
  /** Whether catalog was told of a live key. */
  live: boolean
  copied_at: Generated<Date>
}
export type PriceCopyRow = Selectable<PriceCopyTable>
export type NewPriceCopyRow = Insertable<PriceCopyTable>

/** What catalog said of the sale of a service: a sentence where it is not sold at all, and one for each such state. */
export interface OffSale {
  sentence: string | null
  states: { state: string; sentence: string }[]
}

export interface SoldAddOn {
  id: string
  title: string
  price_cents: number
}

export type OrderState = 'open' | 'paid' | 'expired' | 'review' | 'refunded'

interface OrderTable {
  id: string
  state: Generated<OrderState>
  service_id: number
  service_title: string
  service_state: string | null
  list_cents: number
  discount_cents: number
  add_ons: JSONColumnType<SoldAddOn[]>
  amount_cents: number
  currency: string
  email: string
  email_key: string
  address_key: string
  owner: string | null
  owner_label: string | null
  account_id: string | null
  origin: string
  request_hash: string | null
  attempt: Generated<number>
  attempt_started_at: Generated<Date>
  lease_until: Generated<Date | null>
  session_id: Generated<string | null>
  session_url: Generated<string | null>
  session_expires_at: Generated<Date | null>
  checked_at: Generated<Date | null>
  created_at: Generated<Date>
  settled_at: Generated<Date | null>
  taken_cents: Generated<number | null>
  taken_currency: Generated<string | null>
  refunded_cents: Generated<number>
  refunded_at: Generated<Date | null>
}
export type OrderRow = Selectable<OrderTable>
export type NewOrderRow = Insertable<OrderTable>

interface WaitingOrderTable {
  id: string
  order_id: string
  /** As it is asked; null once it has ended, as the rest. */
  question: string | null
  possible_from: string | null
  began_at: Generated<Date | null>
  ended: Generated<boolean>
}
export type WaitingOrderRow = Selectable<WaitingOrderTable>

interface PromoCodeTable {
  code: string
  discount_percent: number
  description: string
  active: Generated<boolean>
  expires_at: Generated<Date | null>
  max_uses: Generated<number | null>
  created_at: Generated<Date>
}
export type PromoCodeRow = Selectable<PromoCodeTable>
export type NewPromoCodeRow = Insertable<PromoCodeTable>

interface PromoRedemptionTable {
  order_id: string
  code: string
  email_key: string
  address_key: string
  state: Generated<'reserved' | 'burned' | 'released'>
  created_at: Generated<Date>
  changed_at: Generated<Date>
}
export type PromoRedemptionRow = Selectable<PromoRedemptionTable>

export type TaskState = 'requested' | 'in_progress' | 'done' | 'cancelled'

interface TaskTable {
  id: string
  order_id: string
  add_on: string
  title: string
  price_cents: number
  state: Generated<TaskState>
  assignee: Generated<string | null>
  due_at: Date
  ordered_at: Date
  changed_at: Generated<Date>
}
export type NewTaskRow = Insertable<TaskTable>

interface TaskStepTable {
  id: Generated<string>
  task_id: string
  at: Generated<Date>
  state: TaskState
  assignee: Generated<string | null>
  note: Generated<string | null>
  staff_email: Generated<string | null>
}
export type TaskStepRow = Selectable<TaskStepTable>
export type NewTaskStepRow = Insertable<TaskStepTable>
interface RefundTable {
  id: string
  order_id: string
  amount_cents: number
  quote_cents: number
  reason: string | null
  state: Generated<'pending' | 'done' | 'failed'>
  stripe_id: Generated<string | null>
  key_hash: Generated<string | null>
  outside: Generated<boolean>
  checked_at: Generated<Date>
  created_at: Generated<Date>
  settled_at: Generated<Date | null>
}
export type RefundRow = Selectable<RefundTable>
export type NewRefundRow = Insertable<RefundTable>

/** Of an order that was paid: it is owed, and on the books. */
const PAID = { keptWithoutAccount: 'a paid order is owed and on the books' }

export const marks = {
  price_copies: {
    service_id: 'none',
    slug: 'none',
    title: 'none',
    price_cents: 'none',
    states: 'none',
    off_sale: 'none',
    live: 'none',
    copied_at: 'none'
  },
  orders: {
    id: 'none',
    state: 'none',
    service_id: 'none',
    service_title: 'none',
    service_state: 'none',
    list_cents: 'none',
    discount_cents: 'none',
    add_ons: 'none',
    amount_cents: 'none',
    currency: 'none',
    email: PAID,
    email_key: 'trace',
    address_key: 'trace',
    owner: 'trace',
    owner_label: 'trace',
    account_id: 'trace',
    origin: 'none',
    request_hash: 'trace',
    attempt: 'none',
    attempt_started_at: 'none',
    lease_until: 'none',
    session_id: 'none',
    session_url: 'none',
    session_expires_at: 'none',
    checked_at: 'none',
    created_at: 'none',
    settled_at: 'none',
    taken_cents: 'none',
    taken_currency: 'none',
    refunded_cents: 'none',
    refunded_at: 'none'
  },
  idempotency_keys: { key_hash: 'trace', body_hash: 'trace', order_id: 'none', created_at: 'none' },
  webhook_events: { id: 'none', type: 'none', received_at: 'none' },
  promo_codes: {
    code: 'none',
    discount_percent: 'none',
    description: 'none',
    active: 'none',
    expires_at: 'none',
    max_uses: 'none',
    created_at: 'none'
  },
  promo_redemptions: {
    order_id: 'none',
    code: 'none',
    email_key: 'trace',
    address_key: 'trace',
    state: 'none',
    created_at: 'none',
    changed_at: 'none'
  },
  add_on_tasks: {
    id: 'none',
    order_id: 'none',
    add_on: 'none',
    title: 'none',
    price_cents: 'none',
    state: 'none',
    assignee: OF_STAFF,
    due_at: 'none',
    ordered_at: 'none',
    changed_at: 'none'
  },
  add_on_steps: {
    id: 'none',
    task_id: 'none',
    at: 'none',
    state: 'none',
    assignee: OF_STAFF,
    note: PAID,
    staff_email: OF_STAFF
  },
  refunds: {
    id: 'none',
    order_id: 'none',
    amount_cents: 'none',
    quote_cents: 'none',
    reason: PAID,
    state: 'none',
    stripe_id: 'none',
    key_hash: 'none',
    outside: 'none',
    checked_at: 'none',
    created_at: 'none',
    settled_at: 'none'
  },
  waiting_orders: {
    id: 'none',
    order_id: 'none',
    question: 'trace',
    possible_from: 'trace',
    began_at: 'none',
    ended: 'none'
  }
} as const satisfies MarksOf<Omit<CheckoutTables, keyof KitTables>>
