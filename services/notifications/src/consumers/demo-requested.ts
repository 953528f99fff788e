import { defineConsumer } from '@formwright/kit/consumer'
import { demoRequested } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onDemoRequested = defineConsumer<NotificationsTables>()({
  name: 'notifications-demo-requested',
  event: demoRequested,
  async handle({ id, data: { demo_id, contact_name, email } }, context) {
    const data = { demo_id, contact_name }
    await owe({ kind: 'demo-requested', subjectId: demo_id, causeId: id, recipient: email, data }, context)
  }
})
