import { type Static, Type } from 'typebox'
import { ErrorBody } from '../error-body.ts'

/** A refusal in the one shape of every error. The socket stays open; what was refused had no effect. */
export const Refused = Type.Object(
  {
    type: Type.Literal('error'),
    ...ErrorBody.properties,
    client_id: Type.Optional(Type.String({ description: 'Of the message that was refused' })),
    chat: Type.Optional(Type.String({ description: 'Of the message that was refused; agents alone' })),
    retry_after: Type.Optional(Type.Integer({ description: 'Seconds' }))
  },
  {
    examples: [
      {
        type: 'error' as const,
        detail: 'Please wait a moment before you write again.',
        code: 'too-many-requests',
        client_id: 'm_5f1c9a3e4c0f',
        retry_after: 5
      }
    ]
  }
)
export type Refused = Static<typeof Refused>

export const Pong = Type.Object({ type: Type.Literal('pong') }, { examples: [{ type: 'pong' as const }] })
