import { type Static, Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Id, Nullable, Time, Uuid } from '../fields.ts'

const made = { owner: 'auth', callers: ['notifications'], method: 'POST' } as const

/** The one-use link of a verification mail, made when the mail is written; it opens for 24 hours. */
export const verificationLinkCall = defineCall('/internal/accounts/:id/verification-link', made, {
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    email: Type.String(),
    url: Nullable(Type.String({ description: 'Null when the address is verified already' })),
    expires_at: Time
  })
})

/** The one-use link of a reset mail and where it goes; it opens for an hour. All null where there is nothing to mail. */
export const resetLinkCall = defineCall('/internal/password-resets/:id/link', made, {
  params: Type.Object({ id: Uuid }),
  answer: Type.Object({ email: Nullable(Type.String()), url: Nullable(Type.String()), expires_at: Nullable(Time) })
})

const Standing = Type.Union([Type.Literal('live'), Type.Literal('ended'), Type.Literal('enrolment-due')], {
  description: 'enrolment-due: a second factor is asked for and not set up yet'
})
/** What auth says of a session at this moment. A session's role never changes: a change of role ends it. */
export type Standing = Static<typeof Standing>

/** Whether a session stands at this moment: for whoever has routes for staff. */
export const sessionStandingCall = defineCall(
  '/internal/sessions/:id/standing',
  { owner: 'auth', callers: ['gateway', 'checkout', 'documents', 'support-chat', 'notifications'] },
  { params: Type.Object({ id: Type.String() }), answer: Type.Object({ standing: Standing }) }
)
