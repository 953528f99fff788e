import type { TaskState } from '../../tables.ts'

const LATER: Record<TaskState, number> = { requested: 0, in_progress: 1, done: 2, cancelled: 3 }

/** Whether staff may take a task there: an open one goes on, or stays where it is to be noted or assigned. */
export const mayBecome = (from: TaskState, to: TaskState): boolean =>
  LATER[from] < LATER.done && to !== 'cancelled' && LATER[to] >= LATER[from]
