import { Timestamp } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'
import { exampleUser, User } from './account.ts'
import { Session } from './session.ts'
import { Trial } from './trial.ts'

const Part = Type.Record(Type.String(), Type.Unknown())

/** Everything we know about a person, in one file that a program can read too. */
export const AccountExport = Type.Object(
  {
    exported_at: Timestamp,
    account: User,
    sessions: Type.Array(Session),
    drafts: Type.Array(Part, { description: 'Saved answers, by service' }),
    documents: Type.Array(Part, { description: 'Sets of documents, with the answers they were made from' }),
    steps: Type.Array(Part, { description: 'Where the account stands in services it looked at' }),
    orders: Type.Array(Part, { description: 'Amounts in dollars' }),
    trials: Type.Array(Trial, { description: 'Like the three below, of the address once it is verified' }),
    messages: Type.Array(Part, { description: 'Sent by the contact form' }),
    demo_requests: Type.Array(Part),
    chats: Type.Array(Part, { description: 'Conversations, with what was said' })
  },
  {
    examples: [
      {
        exported_at: '2026-11-21T09:00:00.000Z',
        account: exampleUser,
        sessions: [],
        drafts: [{ service_title: 'Simple Will', answers: { state: 'TX', full_name: 'Ada Núñez' } }],
        documents: [],
        steps: [],
        orders: [{ service_title: 'Simple Will', state: 'paid', amount: 39.2, currency: 'usd' }],
        trials: [],
        messages: [{ subject: 'Witnesses', message: 'May my neighbor be a witness of my will?' }],
        demo_requests: [],
        chats: []
      }
    ]
  }
)
