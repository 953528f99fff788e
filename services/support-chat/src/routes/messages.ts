import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { receiveContact } from '../domain/contact.ts'
import { completeDemo, requestDemo } from '../domain/demo.ts'
import { countMessage, type MessageLimits } from '../domain/message-limits.ts'
import { CONTACT_ANSWER, ContactAnswer, NewContact } from '../schemas/contact.ts'
import { DEMO_ANSWER, DemoAnswer, NewDemo } from '../schemas/demo.ts'
import type { Database } from '../tables.ts'

/** Two ways to write to us, open to everyone. */
export const messageRoutes =
  ({ db, limits }: { db: Database; limits: MessageLimits }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/contact',
      {
        schema: {
          tags: ['contact'],
          summary: 'Send a message; its arrival is confirmed by e-mail',
          body: NewContact,
          response: { 201: ContactAnswer, ...ErrorAnswers }
        }
      },
      async ({ body, ip }, reply) => {
        await receiveContact(db, body, await countMessage(db, { ip, email: body.email }, limits))
        return reply.code(201).send({ message: CONTACT_ANSWER })
      }
    )

    app.post(
      '/api/enterprise/schedule-demo',
      {
        schema: {
          tags: ['contact'],
          summary: 'Ask to be shown the product; confirmed by e-mail',
          body: NewDemo,
          response: { 200: DemoAnswer, ...ErrorAnswers }
        }
      },
      async ({ body, ip }) => {
        const demo = completeDemo(body)
        await requestDemo(db, demo, await countMessage(db, { ip, email: demo.user_email }, limits))
        return DEMO_ANSWER
      }
    )
  }
