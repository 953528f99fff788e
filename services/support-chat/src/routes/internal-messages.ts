import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Uuid } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import { findContact } from '../repositories/contacts.ts'
import { findDemo } from '../repositories/demos.ts'
import { Contact } from '../schemas/contact.ts'
import { Demo } from '../schemas/demo.ts'
import type { Database } from '../tables.ts'
import { toContact, toDemo } from './answers.ts'

const ById = Type.Object({ id: Uuid })

/** What was written to us, for the mail that tells staff. 404 once its sender is gone. */
export const internalMessageRoutes =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireCaller({ secret, service: 'support-chat', callers: ['notifications'] }))

    app.get(
      '/internal/contacts/:id',
      {
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
  }
