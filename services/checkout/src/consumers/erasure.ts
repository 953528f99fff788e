import { defineConsumer } from '@formwright/kit/facts/consumer'
import { eraseFromMessages } from '@formwright/kit/facts/erasure'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { accountDeleted, documentErased, erasureRequested, orderAnonymized } from '@formwright/proto-events'
import { ACCOUNT_DELETED, cancelAddOns } from '../domain/add-ons/add-on-tasks.ts'
import type { Context } from '../domain/context.ts'
import { endOrder } from '../domain/order/end-order.ts'
import { eraseNotes } from '../repositories/add-on-tasks.ts'
import { eraseWaiting } from '../repositories/order/waiting-orders.ts'
import { anonymizeOrders, openOrdersTo, ordersOf, type Person } from '../repositories/person.ts'
import type { CheckoutTables, CheckoutTransaction } from '../tables.ts'

/** The orders that were made while the account was signed in. */
export const onAccountDeleted = (context: Context) =>
  defineConsumer<CheckoutTables>()({
    reader: 'checkout',
    event: accountDeleted,
    prepare: ({ data }) => endOpenOrders(context, { accountId: data.account_id, owners: [] }),
    handle: ({ data }, { trx }) => anonymize(trx, { accountId: data.account_id, owners: [] })
  })

/** The orders of the browsers that the account had claimed, which documents knows. */
export const onDocumentErased = (context: Context) =>
  defineConsumer<CheckoutTables>()({
    reader: 'checkout',
    event: documentErased,
    prepare: ({ data }) => endOpenOrders(context, { accountId: data.account_id, owners: data.owners }),
    handle: ({ data }, { trx }) => anonymize(trx, { accountId: data.account_id, owners: data.owners })
  })

/** The orders of a person without an account that were never paid. What was paid stays: it is owed and on the books. */
export const onErasureRequested = (context: Context) =>
  defineConsumer<CheckoutTables>()({
    reader: 'checkout',
    event: erasureRequested,
    async prepare({ data }) {
      for (const order of await openOrdersTo(context.db, data.address_hash)) await endOrder(context, order)
    },
    async handle({ data }, { trx }) {
      const open = await openOrdersTo(trx, data.address_hash)
      if (open.length > 0) throw new Error('An order of this person is being opened or paid')
      await anonymize(trx, { owners: [], unpaidTo: data.address_hash })
    }
  })

/** Nobody is left to receive what these would pay for. One whose payment is on its way is settled as any other. */
async function endOpenOrders(context: Context, person: Person): Promise<void> {
  for (const order of await ordersOf(context.db, person)) {
    if (order.state === 'open') await endOrder(context, order)
  }
}

const AT_ONCE = 500

async function anonymize(trx: CheckoutTransaction, person: Person): Promise<void> {
  const ids = await anonymizeOrders(trx, person)
  await eraseFromMessages(trx, ids)
  await eraseNotes(trx, ids)
  await eraseWaiting(trx, ids)
  for (const id of ids) await cancelAddOns(trx, id, ACCOUNT_DELETED)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await appendToOutbox(trx, orderAnonymized, { order_ids: ids.slice(from, from + AT_ONCE) })
  }
}
