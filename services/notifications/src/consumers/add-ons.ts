import { defineConsumer } from '@formwright/kit/facts/consumer'
import { addOnDone, addOnOrdered } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

/** The customer learns what happens next and by when, staff what there is to do. */
export const onAddOnOrdered = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: addOnOrdered,
  async handle({ id, data: { task_id, ...data } }, context) {
    const about = { subjectId: task_id, causeId: id }
    await owe({ kind: 'add-on-ordered', ...about, recipient: data.email, data }, context)
    await owe({ kind: 'staff-add-on', ...about, recipient: null, data }, context)
  }
})

export const onAddOnDone = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: addOnDone,
  async handle({ id, data: { task_id, email, ...data } }, context) {
    await owe({ kind: 'add-on-done', subjectId: task_id, causeId: id, recipient: email, data }, context)
  }
})
