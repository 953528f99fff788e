import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id, Time } from '../fields.ts'

/** A company tries the Enterprise plan, until `ends_at`. */
export const trialStarted = defineEvent(
  'trial.started',
  { owner: 'auth', readers: ['notifications'] },
  Type.Object({ trial_id: Id, email: EmailAddress, team_size: Type.Integer({ minimum: 1 }), ends_at: Time }),
  { trial_id: 'tri_1', email: 'ada@acme.example', team_size: 5, ends_at: '2026-11-21T12:00:00.000Z' }
)
