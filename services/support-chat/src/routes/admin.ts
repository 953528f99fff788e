import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { requireRole } from '@formwright/kit/identity/actor'
import { bySeq, pageAfter, pageOf } from '@formwright/kit/staff/paging'
import { answerStaffList, STAFF_LIST_TYPES, StaffListQuery, tableOf } from '@formwright/kit/staff/staff-list'
import { Type } from 'typebox'
import { listChats } from '../repositories/chats.ts'
import { listContacts } from '../repositories/contacts.ts'
import { listDemos } from '../repositories/demos.ts'
import { ChatList } from '../schemas/chat.ts'
import { ContactList } from '../schemas/contact.ts'
import { DemoList } from '../schemas/demo.ts'
import type { Database } from '../tables.ts'
import { toChat, toContact, toDemo } from './answers.ts'

const ListQuery = Type.Object(StaffListQuery)

const contacts = tableOf(['created_at', 'name', 'email', 'subject', 'message', 'id'])
const demos = tableOf([
  'created_at',
  'company_name',
  'contact_name',
  'user_email',
  'phone',
  'team_size',
  'preferred_date',
  'message',
  'id'
])
const chats = tableOf(['created_at', 'user_email', 'topic', 'status', 'state', 'agent', 'summary', 'session_id', 'id'])

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
          produces: STAFF_LIST_TYPES,
          querystring: ListQuery,
          response: { 200: ContactList, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const found = await listContacts(db, pageAfter(bySeq, request.query))
        const answers = pageOf(found, bySeq, { request, reply }).map(toContact)
        return answerStaffList(db, { request, reply }, { of: 'contacts', answers, table: contacts })
      }
    )

    app.get(
      '/api/admin/demos',
      {
        onRequest: requireRole('admin'),
        schema: {
          tags: ['admin'],
          summary: 'Demo requests, newest first; `format=csv` answers text/csv',
          produces: STAFF_LIST_TYPES,
          querystring: ListQuery,
          response: { 200: DemoList, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const found = await listDemos(db, pageAfter(bySeq, request.query))
        const answers = pageOf(found, bySeq, { request, reply }).map(toDemo)
        return answerStaffList(db, { request, reply }, { of: 'demos', answers, table: demos })
      }
    )

    app.get(
      '/api/admin/chats',
      {
        onRequest: requireRole('support', 'admin'),
        schema: {
          tags: ['admin'],
          summary: 'Conversations handed over to people, newest first; `format=csv` answers text/csv without messages',
          produces: STAFF_LIST_TYPES,
          querystring: ListQuery,
          response: { 200: ChatList, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const found = await listChats(db, pageAfter(bySeq, request.query))
        const answers = pageOf(found, bySeq, { request, reply }).map(toChat)
        return answerStaffList(db, { request, reply }, { of: 'chats', answers, table: chats })
      }
    )
  }
