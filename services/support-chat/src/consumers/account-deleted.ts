import { defineConsumer } from '@formwright/kit/consumer'
import { eraseFromMessages } from '@formwright/kit/erasure'
import { accountDeleted } from '@formwright/proto-events'
import { eraseMessagesOf } from '../repositories/erasure.ts'
import type { SupportTables } from '../tables.ts'

/** What bears the address of a deleted account is that person's only where the address was verified: then it comes along. */
export const onAccountDeleted = defineConsumer<SupportTables>()({
  name: 'support-chat-deleted-accounts',
  event: accountDeleted,
  async handle({ data: { address_hash: addressHash } }, { trx }) {
    if (!addressHash) return
    await eraseFromMessages(trx, await eraseMessagesOf(trx, addressHash))
  }
})
