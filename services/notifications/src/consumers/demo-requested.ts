import { defineConsumer } from '@formwright/kit/facts/consumer'
import { demoRequested } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onDemoRequested = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: demoRequested,
  async handle({ id, data: { demo_id, contact_name, email, confirm = true } }, context) {
    const about = { subjectId: demo_id, causeId: id }
    if (confirm)
      await owe({ kind: 'demo-requested', ...about, recipient: email, data: { demo_id, contact_name } }, context)
    await owe({ kind: 'staff-demo', ...about, recipient: null, data: { demo_id } }, context)
  }
})
