import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** A conversation is to be mailed. Where to and what was said is asked of its owner when the mail is written. */
export const chatTranscriptRequested = defineEvent(
  'chat.transcript-requested',
  { owner: 'support-chat', readers: ['notifications'] },
  Type.Object({ transcript_id: Id }),
  { transcript_id: 'tra_1' }
)
