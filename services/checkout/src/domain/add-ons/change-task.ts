import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { conflict, notFound } from '@formwright/kit/http/errors'
import { recordAudit, type Staff } from '@formwright/kit/staff/audit'
import { addOnDone } from '@formwright/proto-events'
import { getTask, insertStep, lockTask, type TaskOfOrder, updateTask } from '../../repositories/add-on-tasks.ts'
import type { ChangeTask } from '../../schemas/add-on-task.ts'
import type { Database } from '../../tables.ts'
import { mayBecome } from './task-state.ts'

/**
 * Staff take a task on, note something about it or assign it. Once it is done, the customer is told. Throws 404, and 409
 * for a task that is closed or would go back.
 */
export const changeTask = (
  db: Database,
  { id, state, note, assignee }: ChangeTask & { id: string },
  { staff, requestId }: { staff: Staff; requestId: string }
): Promise<TaskOfOrder> =>
  db.transaction().execute(async (trx) => {
    const before = await lockTask(trx, id)
    if (before === undefined) throw notFound('There is no such add-on')
    if (!mayBecome(before.state, state)) {
      throw conflict(`This add-on is ${before.state.replace('_', ' ')} and cannot become ${state.replace('_', ' ')}`)
    }
    const started = state === 'requested' ? null : staff.email
    const next = { state, assignee: assignee ?? before.assignee ?? started }
    const step = { state, assignee: next.assignee, note: note ?? null, staff_email: staff.email }
    await updateTask(trx, id, next)
    await insertStep(trx, { task_id: id, ...step })
    const details = { from: before.state, to: state, assignee: next.assignee }
    await recordAudit(trx, staff, { action: 'add-on.changed', subject: id, details, requestId })
    const task = await getTask(trx, id)
    if (state === 'done') {
      const { order_id, add_on, title, service_title, email } = task
      await appendToOutbox(trx, addOnDone, { task_id: id, order_id, add_on, title, service_title, email })
    }
    return task
  })
