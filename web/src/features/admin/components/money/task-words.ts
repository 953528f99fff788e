import type { AddOnTask } from '../../api/add-ons.ts'

export const taskWords: Record<AddOnTask['state'], string> = {
  requested: 'Requested',
  in_progress: 'In progress',
  done: 'Done',
  cancelled: 'Cancelled'
}
