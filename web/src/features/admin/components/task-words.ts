import type { TaskState } from '../api/add-ons.ts'

export const taskWords: Record<TaskState, string> = {
  requested: 'Requested',
  in_progress: 'In progress',
  done: 'Done',
  cancelled: 'Cancelled'
}
