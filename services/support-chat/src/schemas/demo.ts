import { Email } from '@formwright/kit/http/schemas'
import { DemoRequest } from '@formwright/proto-events/calls/support-chat'
import { Line, Lines } from '@formwright/proto-events/fields'
import { type Static, Type } from 'typebox'

const example = {
  company_name: 'Analytical Engines LLC',
  contact_name: 'Ada King',
  user_email: 'ada@engines.example',
  phone: '(512) 555-0142',
  team_size: '5-10',
  preferred_date: 'next Tuesday afternoon',
  message: 'We draft about forty leases a month.'
}

/** The first three are checked by the route, which answers a missing one with the spec's own sentence. */
export const NewDemo = Type.Object(
  {
    company_name: Type.Optional(Type.String({ maxLength: 160, description: 'Required' })),
    contact_name: Type.Optional(Type.String({ maxLength: 120, description: 'Required' })),
    user_email: Type.Optional(Type.String({ maxLength: 254, description: 'Required. An e-mail address' })),
    phone: Type.Optional(Line(40)),
    team_size: Type.Optional(Line(60)),
    preferred_date: Type.Optional(Line(120)),
    message: Type.Optional(Lines(5_000))
  },
  { examples: [example] }
)
export type NewDemo = Static<typeof NewDemo>

/** What the route makes sure of. */
export const CompleteDemo = Type.Object({
  ...NewDemo.properties,
  company_name: Line(160),
  contact_name: Line(120),
  user_email: Email
})
export type CompleteDemo = Static<typeof CompleteDemo>

export const DEMO_INCOMPLETE = 'Please fill in company name, contact name, and email address'
export const DEMO_ANSWER = {
  message: 'Thank you! We have received your demo request.',
  next_steps: [
    'We write to you within 24 hours to agree on a time.',
    'You receive an invitation to a video call of 30 to 45 minutes.',
    'We show the product with examples from your work and answer your questions.',
    'If you like it, you can start the 7-day free trial. No credit card is needed.'
  ]
}

export const DemoAnswer = Type.Object(
  { message: Type.String(), next_steps: Type.Array(Type.String()) },
  { examples: [DEMO_ANSWER] }
)

export type Demo = Static<typeof DemoRequest>

export const DemoList = Type.Array(DemoRequest, {
  examples: [[{ id: '6f1c9a3e-4c0f-4f0a-8a52-1f1b9d110b7e', ...example, created_at: '2026-11-20T10:15:00.000Z' }]]
})
