import { defineConsumer } from '@formwright/kit/facts/consumer'
import { eraseFromMessages, settleAbout } from '@formwright/kit/facts/erasure'
import { documentGenerated, orderAnonymized } from '@formwright/proto-events'
import { endWaiting } from '../domain/order/waiting.ts'
import { eraseOrderAddresses } from '../repositories/erasure.ts'
import type { DocumentsTables } from '../tables.ts'

/** Orders whose buyer deleted the account: nothing about them is mailed any more. */
export const onOrderAnonymized = defineConsumer<DocumentsTables>()({
  reader: 'documents',
  event: orderAnonymized,

  async handle({ data: { order_ids } }, { trx }) {
    await eraseOrderAddresses(trx, order_ids)
    await eraseFromMessages(trx, order_ids)
    await settleAbout(trx, documentGenerated, order_ids)
    await endWaiting(trx, order_ids)
  }
})
