import { AgentHello, FromAgent } from '@formwright/proto-events/frames/from-agent'
import { FromVisitor, VisitorHello } from '@formwright/proto-events/frames/from-visitor'
import { ToAgent } from '@formwright/proto-events/frames/to-agent'
import { ToVisitor } from '@formwright/proto-events/frames/to-visitor'
import { type TSchema, Type } from 'typebox'

const oneOf = (schemas: TSchema[]) => Type.Union(schemas)
const exampleOf = (schema: TSchema) => (schema as { examples?: unknown[] }).examples?.[0]

/** Everything that travels on the socket, so that clients can take its types from the OpenAPI document. */
export const SocketMessages = Type.Object(
  {
    from_visitor: oneOf([VisitorHello, ...Object.values(FromVisitor)]),
    to_visitor: oneOf(Object.values(ToVisitor)),
    from_agent: oneOf([AgentHello, ...Object.values(FromAgent)]),
    to_agent: oneOf(Object.values(ToAgent))
  },
  {
    description: 'The socket is open. Not a body: the messages that travel on it, each a JSON text frame of its own',
    examples: [
      {
        from_visitor: exampleOf(VisitorHello),
        to_visitor: exampleOf(ToVisitor.message),
        from_agent: exampleOf(AgentHello),
        to_agent: exampleOf(ToAgent.message)
      }
    ]
  }
)

export const LiveHelp = Type.Object(
  {
    agents_present: Type.Boolean({ description: 'A person could take over a chat now' }),
    hours_open: Type.Boolean()
  },
  { examples: [{ agents_present: true, hours_open: true }] }
)
