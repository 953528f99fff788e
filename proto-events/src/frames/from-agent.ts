import { type Static, Type } from 'typebox'
import { Line } from '../fields.ts'
import { ChatRef, ClientId, Content } from './line.ts'

const of = Type.Literal
const chat = '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11'

/** The first message of an agent. */
export const AgentHello = Type.Object(
  {
    type: of('hello'),
    token: Type.String({ minLength: 20, maxLength: 4_096, description: 'The authToken; roles support and admin' }),
    name: Type.Optional(Line(60))
  },
  { examples: [{ type: 'hello', token: 'eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.…', name: 'Grace' }] }
)

export const FromAgent = {
  /** Takes a conversation that waits; of several agents one gets it. */
  claim: Type.Object({ type: of('claim'), chat: ChatRef }, { examples: [{ type: 'claim', chat }] }),
  /** Reads a conversation that waits, or one's own. */
  open: Type.Object({ type: of('open'), chat: ChatRef }, { examples: [{ type: 'open', chat }] }),
  message: Type.Object(
    { type: of('message'), chat: ChatRef, client_id: ClientId, content: Content },
    { examples: [{ type: 'message', chat, client_id: 'm_1a2b3c4d', content: 'Hello Ada, how can I help?' }] }
  ),
  typing: Type.Object(
    { type: of('typing'), chat: ChatRef, on: Type.Boolean() },
    { examples: [{ type: 'typing', chat, on: true }] }
  ),
  /** Gives one's conversation back to the queue. */
  leave: Type.Object({ type: of('leave'), chat: ChatRef }, { examples: [{ type: 'leave', chat }] }),
  /** Ends one's conversation; the visitor is mailed a transcript when there is an address. */
  close: Type.Object({ type: of('close'), chat: ChatRef }, { examples: [{ type: 'close', chat }] }),
  /** Whether new visitors may be promised this agent. */
  presence: Type.Object(
    { type: of('presence'), available: Type.Boolean() },
    { examples: [{ type: 'presence', available: false }] }
  ),
  ping: Type.Object({ type: of('ping') }, { examples: [{ type: 'ping' }] })
}
export type FromAgent = { [Name in keyof typeof FromAgent]: Static<(typeof FromAgent)[Name]> }[keyof typeof FromAgent]
