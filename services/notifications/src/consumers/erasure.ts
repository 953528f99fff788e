import { defineConsumer } from '@formwright/kit/facts/consumer'
import { eraseAddressFromMessages, eraseFromMessages } from '@formwright/kit/facts/erasure'
import { accountDeleted, documentErased, erasureRequested, orderAnonymized } from '@formwright/proto-events'
import { eraseMailsAbout, eraseMailsTo } from '../repositories/erasure.ts'
import type { NotificationsTables, Trx } from '../tables.ts'

/** Mails to the account. What else went to its address is the same person's only where it was verified: then it comes along. */
export const onAccountDeleted = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: accountDeleted,
  async handle({ data: { account_id, address_hash: addressHash } }, { trx }) {
    await eraseAbout(trx, [account_id])
    if (addressHash) await eraseAddress(trx, addressHash)
  }
})

/** Mails that brought documents which are no more. */
export const onDocumentErased = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: documentErased,
  handle: ({ data }, { trx }) => eraseAbout(trx, [...data.generation_ids, ...data.resume_ids])
})

/** Mails to a person without an account who asked to be forgotten. */
export const onErasureRequested = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: erasureRequested,
  handle: ({ data }, { trx }) => eraseAddress(trx, data.address_hash)
})

/** Receipts of a person who is gone. */
export const onOrderAnonymized = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: orderAnonymized,
  handle: ({ data }, { trx }) => eraseAbout(trx, data.order_ids)
})

async function eraseAddress(trx: Trx, addressHash: string): Promise<void> {
  await eraseMailsTo(trx, addressHash)
  await eraseAddressFromMessages(trx, addressHash)
}

async function eraseAbout(trx: Trx, ids: string[]): Promise<void> {
  await eraseMailsAbout(trx, ids)
  await eraseFromMessages(trx, ids)
}
