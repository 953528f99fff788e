import { defineConsumer } from '@formwright/kit/facts/consumer'
import { waitingBegan, waitingFellDue } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

/** Once for an order: whoever answers anew reads the new day on the page. */
export const onWaitingBegan = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: waitingBegan,
  async handle({ id, data: { order_id } }, context) {
    await owe({ kind: 'waiting', subjectId: order_id, causeId: id, recipient: null, data: { order_id } }, context)
  }
})

export const onWaitingFellDue = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: waitingFellDue,
  async handle({ id, data: { due_id, order_id } }, context) {
    await owe({ kind: 'waiting-over', subjectId: due_id, causeId: id, recipient: null, data: { order_id } }, context)
  }
})
