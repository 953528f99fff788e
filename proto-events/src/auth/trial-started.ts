import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id, Time } from '../fields.ts'

/** A company tries the Enterprise plan, until `ends_at`. */
export const trialStarted = defineEvent(
  'trial.started',
  { owner: 'auth', readers: ['notifications'] },
  Type.Object({ trial_id: Id, email: EmailAddress, team_size: Type.Integer({ minimum: 1 }), ends_at: Time })
)
