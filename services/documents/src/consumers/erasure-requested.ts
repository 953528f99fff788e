import { defineConsumer } from '@formwright/kit/consumer'
import { eraseAddressFromMessages } from '@formwright/kit/erasure'
import { erasureRequested } from '@formwright/proto-events'
import type { DocumentsTables } from '../tables.ts'

/** Answers are known by their browser's id alone; an address stands only in what was asked to be mailed there. */
export const onErasureRequested = defineConsumer<DocumentsTables>()({
  reader: 'documents',
  event: erasureRequested,
  handle: ({ data }, { trx }) => eraseAddressFromMessages(trx, data.address_hash)
})
