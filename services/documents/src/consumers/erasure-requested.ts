import { defineConsumer } from '@formwright/kit/facts/consumer'
import { eraseAddressFromMessages } from '@formwright/kit/facts/erasure'
import { erasureRequested } from '@formwright/proto-events'
import { endWaiting } from '../domain/order/waiting.ts'
import { listOrdersOf } from '../repositories/erasure.ts'
import type { DocumentsTables } from '../tables.ts'

/**
 * Answers are known by their browser's id alone; an address stands only in what was asked to be mailed there, and in orders, which
 * keep it: they are on the books. None of them waits to be mailed about any more.
 */
export const onErasureRequested = defineConsumer<DocumentsTables>()({
  reader: 'documents',
  event: erasureRequested,

  async handle({ data: { address_hash: addressHash } }, { trx }) {
    await eraseAddressFromMessages(trx, addressHash)
    await endWaiting(trx, await listOrdersOf(trx, addressHash))
  }
})
