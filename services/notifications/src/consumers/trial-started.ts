import { defineConsumer } from '@formwright/kit/facts/consumer'
import { trialStarted } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

export const onTrialStarted = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: trialStarted,
  async handle({ id, data: { trial_id, email, team_size, ends_at } }, context) {
    const data = { team_size, ends_at }
    await owe({ kind: 'trial', subjectId: trial_id, causeId: id, recipient: email, data }, context)
  }
})
