import { Email, Nullable, Timestamp, Uuid } from '@formwright/kit/http/schemas'
import { StaffListQuery } from '@formwright/kit/staff/staff-list'
import { type Static, Type } from 'typebox'

export const TaskState = Type.Union([
  Type.Literal('requested'),
  Type.Literal('in_progress'),
  Type.Literal('done'),
  Type.Literal('cancelled')
])

export const TasksQuery = Type.Object({
  ...StaffListQuery,
  status: Type.Optional(
    Type.Union([...TaskState.anyOf, Type.Literal('open')], { description: '`open`: requested or in progress' })
  )
})

export const TaskParams = Type.Object({ id: Uuid })

/** A state may only go on: a task that is done or cancelled stays so. The same state again notes or assigns. */
export const ChangeTask = Type.Object(
  {
    state: Type.Union([Type.Literal('requested'), Type.Literal('in_progress'), Type.Literal('done')]),
    /** For staff; the customer never sees it. */
    note: Type.Optional(Type.String({ maxLength: 2_000 })),
    /** The e-mail address of a staff account; who starts an unassigned task gets it. */
    assignee: Type.Optional(Email)
  },
  { examples: [{ state: 'in_progress', note: 'Called the customer', assignee: 'agent@example.com' }] }
)
export type ChangeTask = Static<typeof ChangeTask>

const Step = Type.Object({
  at: Timestamp,
  state: TaskState,
  assignee: Nullable(Type.String()),
  note: Nullable(Type.String()),
  by: Nullable(Type.String({ description: 'Who of the staff; null for the payment, a refund or a deleted account' }))
})

const example = {
  id: '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10',
  order_id: '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11',
  email: 'ada@example.com',
  service_id: 1,
  service_title: 'Simple Will',
  add_on: 'document_review',
  title: 'Professional Legal Analysis',
  amount: 149,
  state: 'in_progress' as const,
  assignee: 'agent@example.com',
  ordered_at: '2026-11-20T10:15:00.000Z',
  due_at: '2026-11-22T10:15:00.000Z',
  overdue: false,
  updated_at: '2026-11-20T11:00:00.000Z'
}
const history = [
  { at: '2026-11-20T10:15:00.000Z', state: 'requested' as const, assignee: null, note: null, by: null },
  {
    at: '2026-11-20T11:00:00.000Z',
    state: 'in_progress' as const,
    assignee: 'agent@example.com',
    note: null,
    by: 'admin@example.com'
  }
]

export const AddOnTask = Type.Object(
  {
    id: Type.String(),
    order_id: Type.String(),
    email: Type.String(),
    service_id: Type.Integer(),
    service_title: Type.String(),
    add_on: Type.String(),
    title: Type.String(),
    amount: Type.Number({ description: 'Dollars' }),
    state: TaskState,
    assignee: Nullable(Type.String()),
    ordered_at: Timestamp,
    due_at: Timestamp,
    overdue: Type.Boolean({ description: 'Still open after it was due' }),
    updated_at: Timestamp,
    history: Type.Array(Step, { description: 'Oldest first' })
  },
  { examples: [{ ...example, history }] }
)
export type AddOnTask = Static<typeof AddOnTask>

export const AddOnTaskList = Type.Array(AddOnTask, { examples: [[{ ...example, history }]] })
