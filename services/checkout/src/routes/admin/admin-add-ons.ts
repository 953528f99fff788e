import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { actorFrom, requireRole } from '@formwright/kit/identity/actor'
import { byTime, pageAfter, pageOf } from '@formwright/kit/staff/paging'
import { answerStaffList, STAFF_LIST_TYPES, tableOf } from '@formwright/kit/staff/staff-list'
import { changeTask } from '../../domain/add-ons/change-task.ts'
import { listTasks } from '../../repositories/add-on-tasks.ts'
import { AddOnTask, AddOnTaskList, ChangeTask, TaskParams, TasksQuery } from '../../schemas/add-on-task.ts'
import type { Database } from '../../tables.ts'
import { toTask } from './task-answer.ts'

const { history: _, ...COLUMNS } = AddOnTask.properties
const table = tableOf(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])

/** The add-ons that were sold, as tasks for staff. */
export const adminAddOnRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireRole('admin'))

    app.get(
      '/api/admin/add-ons',
      {
        schema: {
          tags: ['admin'],
          summary: 'Sold add-ons as tasks, newest first; `?format=csv` for a spreadsheet, without their history',
          produces: STAFF_LIST_TYPES,
          querystring: TasksQuery,
          response: { 200: AddOnTaskList, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { status } = request.query
        const found = await listTasks(db, { status, ...pageAfter(byTime, request.query) })
        const now = new Date()
        const answers = pageOf(found, byTime, { request, reply }).map((row) => toTask(row, now))
        return answerStaffList(db, { request, reply }, { of: 'add-ons', answers, table })
      }
    )

    app.patch(
      '/api/admin/add-ons/:id',
      {
        schema: {
          tags: ['admin'],
          summary: 'Take a task a step on, note something or assign it',
          params: TaskParams,
          body: ChangeTask,
          response: { 200: AddOnTask, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const by = { staff: actorFrom(request), requestId: request.id }
        const changed = await changeTask(db, { id: request.params.id, ...request.body }, by)
        reply.header('cache-control', 'no-store')
        return toTask(changed, new Date())
      }
    )
  }
