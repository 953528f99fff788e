import { microsOf, newestFirst, type Page, type Position } from '@formwright/kit/staff/paging'
import { sql } from 'kysely'
import type { CheckoutTransaction, Database, NewTaskRow, NewTaskStepRow, TaskState, TaskStepRow } from '../tables.ts'

const OPEN: TaskState[] = ['requested', 'in_progress']

/** False when the order has this task already. */
export async function insertTask(trx: CheckoutTransaction, task: NewTaskRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('add_on_tasks')
    .values(task)
    .onConflict((conflict) => conflict.columns(['order_id', 'add_on']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function insertStep(trx: CheckoutTransaction, step: NewTaskStepRow): Promise<void> {
  await trx.insertInto('add_on_steps').values(step).execute()
}

/** Takes a Transaction: a row lock outside one is released at once. */
export async function lockTask(trx: CheckoutTransaction, id: string) {
  return trx.selectFrom('add_on_tasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateTask(
  trx: CheckoutTransaction,
  id: string,
  changes: { state: TaskState; assignee: string | null }
): Promise<void> {
  await trx
    .updateTable('add_on_tasks')
    .set({ ...changes, changed_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** The ids of the order's tasks that were open until now. */
export async function cancelOpenTasks(trx: CheckoutTransaction, orderId: string): Promise<string[]> {
  const cancelled = await trx
    .updateTable('add_on_tasks')
    .set({ state: 'cancelled', changed_at: sql`now()` })
    .where('order_id', '=', orderId)
    .where('state', 'in', OPEN)
    .returning('id')
    .execute()
  return cancelled.map(({ id }) => id)
}

/** What is left to do of an order's add-ons. */
export async function addOnStates(trx: CheckoutTransaction | Database, orderId: string) {
  return trx
    .selectFrom('add_on_tasks')
    .select(['add_on', 'price_cents', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('add_on')
    .execute()
}

/** What staff wrote about people who are gone. */
export async function eraseNotes(trx: CheckoutTransaction, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  await trx
    .updateTable('add_on_steps')
    .set({ note: null })
    .where('task_id', 'in', (tasks) => tasks.selectFrom('add_on_tasks').select('id').where('order_id', 'in', orderIds))
    .execute()
}

/** Newest first. */
export async function listTasks(
  db: Database,
  { status, ...page }: { status: TaskState | 'open' | undefined } & Page<Position>
) {
  let query = tasksOfOrders(db)
  if (status !== undefined) query = query.where('add_on_tasks.state', 'in', status === 'open' ? OPEN : [status])
  return newestFirst(query, { time: 'add_on_tasks.ordered_at', id: 'add_on_tasks.id' }, page).execute()
}

export async function getTask(trx: CheckoutTransaction, id: string) {
  return tasksOfOrders(trx).where('add_on_tasks.id', '=', id).executeTakeFirstOrThrow()
}

const tasksOfOrders = (db: Database | CheckoutTransaction) =>
  db
    .selectFrom('add_on_tasks')
    .innerJoin('orders', 'orders.id', 'add_on_tasks.order_id')
    .selectAll('add_on_tasks')
    .select(['orders.email', 'orders.service_id', 'orders.service_title'])
    .select(microsOf('add_on_tasks.ordered_at').as('micros'))
    .select(
      sql<Step[]>`(select coalesce(jsonb_agg(to_jsonb(step) order by step.id), '[]')
        from add_on_steps as step where step.task_id = add_on_tasks.id)`.as('steps')
    )
/** Made into JSON by the database: the time is text there. */
type Step = Omit<TaskStepRow, 'at'> & { at: string }
export type TaskOfOrder = Awaited<ReturnType<typeof listTasks>>[number]
