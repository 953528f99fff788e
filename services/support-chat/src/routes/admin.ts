import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireRole } from '@formwright/kit/actor'
import { ErrorAnswers } from '@formwright/kit/errors'
import { listChats } from '../repositories/chats.ts'
import { listContacts } from '../repositories/contacts.ts'
import { listDemos } from '../repositories/demos.ts'
import { type Chat, ChatList } from '../schemas/chat.ts'
import { type Contact, ContactList } from '../schemas/contact.ts'
import { type Demo, DemoList } from '../schemas/demo.ts'
import { ListQuery } from '../schemas/list.ts'
import type { Database } from '../tables.ts'
import { toChat, toContact, toDemo } from './answers.ts'
import { answerList, pageFrom } from './list-answer.ts'

const CONTACT_COLUMNS: (keyof Contact)[] = ['created_at', 'name', 'email', 'subject', 'message', 'id']
const DEMO_COLUMNS: (keyof Demo)[] = [
  'created_at',
  'company_name',
  'contact_name',
  'user_email',
  'phone',
  'team_size',
  'preferred_date',
  'message',
  'id'
]
const CHAT_COLUMNS: (keyof Chat)[] = [
  'created_at',
  'user_email',
  'topic',
  'status',
  'state',
  'agent',
  'summary',
  'session_id',
  'id'
]

/** What people wrote, for those who answer. */
export const adminRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/admin/contacts',
      {
        onRequest: requireRole('admin'),
        schema: {
          tags: ['admin'],
          summary: 'Messages of the contact form, newest first; `format=csv` answers text/csv',
          produces: ['application/json', 'text/csv'],
          querystring: ListQuery,
          response: { 200: ContactList, ...ErrorAnswers }
        }
      },
      async (request, reply) =>
        answerList(
          db,
          { request, reply, query: request.query, rows: await listContacts(db, pageFrom(request.query)) },
          { path: '/api/admin/contacts', columns: CONTACT_COLUMNS, toAnswer: toContact }
        )
    )

    app.get(
      '/api/admin/demos',
      {
        onRequest: requireRole('admin'),
        schema: {
          tags: ['admin'],
          summary: 'Demo requests, newest first; `format=csv` answers text/csv',
          produces: ['application/json', 'text/csv'],
          querystring: ListQuery,
          response: { 200: DemoList, ...ErrorAnswers }
        }
      },
      async (request, reply) =>
        answerList(
          db,
          { request, reply, query: request.query, rows: await listDemos(db, pageFrom(request.query)) },
          { path: '/api/admin/demos', columns: DEMO_COLUMNS, toAnswer: toDemo }
        )
    )

    app.get(
      '/api/admin/chats',
      {
        onRequest: requireRole('support', 'admin'),
        schema: {
          tags: ['admin'],
          summary: 'Conversations handed over to people, newest first; `format=csv` answers text/csv without messages',
          produces: ['application/json', 'text/csv'],
          querystring: ListQuery,
          response: { 200: ChatList, ...ErrorAnswers }
        }
      },
      async (request, reply) =>
        answerList(
          db,
          { request, reply, query: request.query, rows: await listChats(db, pageFrom(request.query)) },
          { path: '/api/admin/chats', columns: CHAT_COLUMNS, toAnswer: toChat }
        )
    )
  }
