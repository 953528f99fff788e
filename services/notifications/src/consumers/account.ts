import { passwordResetRequested, trialStarted, userRegistered, verificationRequested } from '@formwright/proto-events'
import { owing } from './owe.ts'

export const onUserRegistered = owing(userRegistered, ({ account_id, first_name, email }) => [
  { kind: 'verify-address', subjectId: account_id, recipient: email, data: { account_id, first_name } }
])

/** Auth says where the mail goes when it is written; nothing of the person is kept here until then. */
export const onVerificationRequested = owing(verificationRequested, ({ request_id, account_id }) => [
  { kind: 'verify-address', subjectId: request_id, recipient: null, data: { account_id, first_name: '' } }
])

/** Auth says where the mail goes, and whether it goes at all, when it is written. */
export const onPasswordResetRequested = owing(passwordResetRequested, (data) => [
  { kind: 'reset-password', subjectId: data.reset_id, recipient: null, data }
])

export const onTrialStarted = owing(trialStarted, ({ trial_id, email, team_size, ends_at }) => [
  { kind: 'trial', subjectId: trial_id, recipient: email, data: { team_size, ends_at } }
])
