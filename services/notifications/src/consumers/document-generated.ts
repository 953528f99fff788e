import { defineConsumer } from '@formwright/kit/facts/consumer'
import { documentGenerated } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

/** The first final set of an order is mailed; previews and corrections are not. */
export const onDocumentGenerated = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: documentGenerated,
  async handle({ id, data }, context) {
    if (!data.notify || data.kind !== 'final') return
    const { generation_id, service_title, email } = data
    await owe(
      {
        kind: 'documents',
        subjectId: generation_id,
        causeId: id,
        recipient: email,
        data: { generation_id, service_title }
      },
      context
    )
  }
})
