import { type Static, Type } from 'typebox'
import { Email } from '../fields.ts'
import { ChatId, ClientId, Content } from './line.ts'

const of = Type.Literal

/** The first message of a visitor. */
export const VisitorHello = Type.Object(
  {
    type: of('hello'),
    chat_id: ChatId,
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Replay lines after this seq' }))
  },
  { examples: [{ type: 'hello', chat_id: 'chat_1795000000000_Zk3v9q2x7mB1c5D8e0FgHi' }] }
)

export const FromVisitor = {
  /** Says something. */
  message: Type.Object(
    { type: of('message'), client_id: ClientId, content: Content },
    { examples: [{ type: 'message', client_id: 'm_5f1c9a3e4c0f', content: 'Can I get my money back?' }] }
  ),
  /** Asks for a person without saying so: the Get Live Help link. */
  'hand-off': Type.Object({ type: of('hand-off') }, { examples: [{ type: 'hand-off' }] }),
  typing: Type.Object({ type: of('typing'), on: Type.Boolean() }, { examples: [{ type: 'typing', on: true }] }),
  /** The offline form: where specialists write to. */
  contact: Type.Object(
    { type: of('contact'), email: Email, message: Type.Optional(Content) },
    { examples: [{ type: 'contact', email: 'ada@example.com', message: 'My order ends in 4f0a8a52.' }] }
  ),
  /** Asks for the conversation by e-mail; without an address, to the one left in the form. */
  transcript: Type.Object(
    { type: of('transcript'), email: Type.Optional(Email) },
    { examples: [{ type: 'transcript', email: 'ada@example.com' }] }
  ),
  /** Ends the conversation. */
  close: Type.Object({ type: of('close') }, { examples: [{ type: 'close' }] }),
  ping: Type.Object({ type: of('ping') }, { examples: [{ type: 'ping' }] })
}
export type FromVisitor = {
  [Name in keyof typeof FromVisitor]: Static<(typeof FromVisitor)[Name]>
}[keyof typeof FromVisitor]
