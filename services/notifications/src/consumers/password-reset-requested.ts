import { defineConsumer } from '@formwright/kit/facts/consumer'
import { passwordResetRequested } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

/** Auth says where the mail goes, and whether it goes at all, when it is written. */
export const onPasswordResetRequested = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: passwordResetRequested,
  async handle({ id, data }, context) {
    await owe({ kind: 'reset-password', subjectId: data.reset_id, causeId: id, recipient: null, data }, context)
  }
})
