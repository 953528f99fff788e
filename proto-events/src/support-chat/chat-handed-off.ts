import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** A conversation was handed over to people: to those at the desk, or to nobody yet. What was said stays with its owner. */
export const chatHandedOff = defineEvent(
  'chat.handed-off',
  { owner: 'support-chat', readers: ['notifications'] },
  Type.Object({ chat_id: Id, agent_present: Type.Boolean() }),
  { chat_id: 'chat_1', agent_present: false }
)
