import { randomUUID } from 'node:crypto'
import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { addOnOrdered } from '@formwright/proto-events'
import { cancelOpenTasks, insertStep, insertTask } from '../../repositories/add-on-tasks.ts'
import type { CheckoutTransaction, OrderRow } from '../../tables.ts'
import type { AddOnId } from './add-ons.ts'
import { dueAt } from './task-due.ts'

export const ACCOUNT_DELETED = 'The account was deleted'

/** Each add-on of an order that is paid becomes a task, and a fact, once. */
export async function orderAddOns(trx: CheckoutTransaction, order: OrderRow): Promise<void> {
  const orderedAt = order.settled_at ?? new Date()
  for (const { id: addOn, title, price_cents } of order.add_ons) {
    const id = randomUUID()
    const due = dueAt(addOn as AddOnId, orderedAt)
    const task = { id, order_id: order.id, add_on: addOn, title, price_cents, due_at: due, ordered_at: orderedAt }
    if (!(await insertTask(trx, task))) continue
    await insertStep(trx, { task_id: id, state: 'requested' })
    if (order.email === ERASED_ADDRESS) continue
    await appendToOutbox(trx, addOnOrdered, {
      task_id: id,
      order_id: order.id,
      add_on: addOn,
      title,
      price_cents,
      service_id: order.service_id,
      service_title: order.service_title,
      email: order.email,
      ordered_at: orderedAt.toISOString(),
      due_at: due.toISOString()
    })
  }
  if (order.email === ERASED_ADDRESS) await cancelAddOns(trx, order.id, ACCOUNT_DELETED)
}

/** What nobody waits for any more, after a refund or with a deleted account. `note` says why. */
export async function cancelAddOns(trx: CheckoutTransaction, orderId: string, note: string): Promise<void> {
  for (const id of await cancelOpenTasks(trx, orderId)) await insertStep(trx, { task_id: id, state: 'cancelled', note })
}
