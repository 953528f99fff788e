import { defineConsumer } from '@formwright/kit/facts/consumer'
import { eraseFromMessages } from '@formwright/kit/facts/erasure'
import { accountDeleted, erasureRequested } from '@formwright/proto-events'
import { eraseMessagesOf } from '../repositories/person.ts'
import type { SupportTables, Trx } from '../tables.ts'

/** What bears the address of a deleted account is that person's only where the address was verified: then it comes along. */
export const onAccountDeleted = defineConsumer<SupportTables>()({
  reader: 'support-chat',
  event: accountDeleted,
  async handle({ data: { address_hash: addressHash } }, { trx }) {
    if (addressHash) await forget(trx, addressHash)
  }
})

/** The same for a person without an account who asked for it. */
export const onErasureRequested = defineConsumer<SupportTables>()({
  reader: 'support-chat',
  event: erasureRequested,
  handle: ({ data }, { trx }) => forget(trx, data.address_hash)
})

async function forget(trx: Trx, addressHash: string): Promise<void> {
  await eraseFromMessages(trx, await eraseMessagesOf(trx, addressHash))
}
