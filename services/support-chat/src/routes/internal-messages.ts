import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Uuid } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import { findContact } from '../repositories/contacts.ts'
import { findDemo } from '../repositories/demos.ts'
import { writtenFrom } from '../repositories/person.ts'
import { Chat } from '../schemas/chat.ts'
import { Contact } from '../schemas/contact.ts'
import { Demo } from '../schemas/demo.ts'
import type { Database } from '../tables.ts'
import { toChat, toContact, toDemo } from './answers.ts'

const ById = Type.Object({ id: Uuid })

const Written = Type.Object({
  messages: Type.Array(Contact),
  demo_requests: Type.Array(Demo),
  chats: Type.Array(Chat)
})

/** What was written to us: for the mail that tells staff, 404 once its sender is gone; and for the export of auth. */
export const internalMessageRoutes =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const callers = (...callers: string[]) => requireCaller({ secret, service: 'support-chat', callers })

    app.get(
      '/internal/contacts/:id',
      {
        onRequest: callers('notifications'),
        schema: {
          tags: ['internal'],
          summary: 'A message of the contact form',
          params: ById,
          response: { 200: Contact, ...ErrorAnswers }
        }
      },
      async (request) => {
        const contact = await findContact(db, request.params.id)
        if (contact === undefined) throw notFound()
        return toContact(contact)
      }
    )

    app.get(
      '/internal/demos/:id',
      {
        onRequest: callers('notifications'),
        schema: {
          tags: ['internal'],
          summary: 'A demo request',
          params: ById,
          response: { 200: Demo, ...ErrorAnswers }
        }
      },
      async (request) => {
        const demo = await findDemo(db, request.params.id)
        if (demo === undefined) throw notFound()
        return toDemo(demo)
      }
    )

    app.get(
      '/internal/people/:addressHash/messages',
      {
        onRequest: callers('auth'),
        schema: {
          tags: ['internal'],
          summary: 'All that a person wrote to us from an address that is known to be theirs',
          params: Type.Object({ addressHash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
          response: { 200: Written, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { messages, demos, chats } = await writtenFrom(db, request.params.addressHash)
        return { messages: messages.map(toContact), demo_requests: demos.map(toDemo), chats: chats.map(toChat) }
      }
    )
  }
