import { defineConsumer } from '@formwright/kit/consumer'
import { eraseAddressFromMessages, eraseFromMessages } from '@formwright/kit/erasure'
import { accountDeleted, documentErased, erasureRequested, orderAnonymized } from '@formwright/proto-events'
import { eraseMailsAbout, eraseMailsTo, eraseMailsToHashed, findRegisteredAddress } from '../repositories/erasure.ts'
import type { NotificationsTables, Trx } from '../tables.ts'

/** Mails to the account. What else went to its address is the same person's only when the address was verified. */
export const onAccountDeleted = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: accountDeleted,
  async handle({ data: { account_id, email_verified } }, { trx }) {
    const address = email_verified ? await findRegisteredAddress(trx, account_id) : undefined
    await eraseAbout(trx, [account_id])
    if (address === undefined) return
    await eraseMailsTo(trx, address)
    await eraseFromMessages(trx, [address])
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
  async handle({ data: { address_hash: addressHash } }, { trx }) {
    await eraseMailsToHashed(trx, addressHash)
    await eraseAddressFromMessages(trx, addressHash)
  }
})

/** Receipts of a person who is gone. */
export const onOrderAnonymized = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: orderAnonymized,
  handle: ({ data }, { trx }) => eraseAbout(trx, data.order_ids)
})

async function eraseAbout(trx: Trx, ids: string[]): Promise<void> {
  await eraseMailsAbout(trx, ids)
  await eraseFromMessages(trx, ids)
}
