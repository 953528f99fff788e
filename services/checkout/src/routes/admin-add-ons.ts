import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { actorFrom, requireRole } from '@formwright/kit/actor'
import { recordAudit } from '@formwright/kit/audit'
import { toCsv } from '@formwright/kit/csv'
import { ErrorAnswers } from '@formwright/kit/errors'
import { pageOf, positionOf } from '@formwright/kit/paging'
import { changeTask } from '../domain/change-task.ts'
import { listTasks } from '../repositories/add-on-tasks.ts'
import { AddOnTask, AddOnTaskList, ChangeTask, TaskParams, TasksQuery } from '../schemas/add-on-task.ts'
import type { Database } from '../tables.ts'
import { toTask } from './task-answer.ts'

const { history: _, ...COLUMNS } = AddOnTask.properties
const columns = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

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
          produces: ['application/json', 'text/csv'],
          querystring: TasksQuery,
          response: { 200: AddOnTaskList, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { limit, cursor, status, format } = request.query
        const found = await listTasks(db, { status, after: positionOf(cursor), limit })
        const now = new Date()
        const tasks = pageOf(found, { limit, request, reply }).map((row) => toTask(row, now))
        reply.header('cache-control', 'no-store')
        const action = format === 'csv' ? 'add-ons.exported' : 'add-ons.read'
        await recordAudit(db, actorFrom(request), { action, details: { rows: tasks.length }, requestId: request.id })
        if (format !== 'csv') return tasks
        const csv = toCsv(
          columns,
          tasks.map((task) => columns.map((column) => task[column]))
        )
        reply.header('content-disposition', 'attachment; filename="add-ons.csv"').type('text/csv; charset=utf-8')
        return reply.send(csv as never)
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
