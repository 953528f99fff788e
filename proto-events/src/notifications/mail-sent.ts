import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** An SMTP server took a mail. `subject_id` is what the mail was about: a generation, an order, an account. */
export const mailSent = defineEvent(
  'mail.sent',
  { owner: 'notifications', readers: [] },
  Type.Object({ kind: Type.String(), subject_id: Id, message_id: Type.String() }),
  { kind: 'documents', subject_id: 'gen_1', message_id: '<documents.gen_1@example.com>' }
)
