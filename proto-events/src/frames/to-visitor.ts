import { type Static, Type } from 'typebox'
import { Nullable } from '../fields.ts'
import { ChatState, Line, lineExample as line } from './line.ts'
import { Pong, Refused } from './to-both.ts'

const of = Type.Literal

const standing = {
  state: ChatState,
  agent: Nullable(Type.Object({ name: Type.String() })),
  /** Whether an address was left; the offline form is shown while it was not. */
  email_known: Type.Boolean()
}
const waiting = { state: 'waiting' as const, agent: null, email_known: false }

export const ToVisitor = {
  /** Answers the first message. */
  welcome: Type.Object(
    {
      type: of('welcome'),
      ...standing,
      agents_present: Type.Boolean({ description: 'A person could take over now' }),
      messages: Type.Array(Line, { description: 'What was said so far, after `after`' })
    },
    {
      examples: [
        { type: 'welcome' as const, ...waiting, state: 'automated' as const, agents_present: true, messages: [line] }
      ]
    }
  ),
  /** Something was said, by either side; also the receipt of one's own message, told by `client_id`. */
  message: Type.Object(
    { type: of('message'), message: Line },
    { examples: [{ type: 'message' as const, message: line }] }
  ),
  state: Type.Object({ type: of('state'), ...standing }, { examples: [{ type: 'state' as const, ...waiting }] }),
  /** The agent is typing, or has stopped. Forget it after 6 seconds. */
  typing: Type.Object(
    { type: of('typing'), on: Type.Boolean() },
    { examples: [{ type: 'typing' as const, on: true }] }
  ),
  /** The transcript is on its way. */
  transcript: Type.Object(
    { type: of('transcript'), email: Type.String() },
    { examples: [{ type: 'transcript' as const, email: 'ada@example.com' }] }
  ),
  error: Refused,
  pong: Pong
}
export type ToVisitor = { [Name in keyof typeof ToVisitor]: Static<(typeof ToVisitor)[Name]> }[keyof typeof ToVisitor]
