import { api } from '../../../lib/api/client.ts'

/** A fact that a service gave up on, or one of its own that does not get out. */
export type DeadLetter = {
  service: string
  id: number
  direction: 'in' | 'out'
  consumer: string
  type: string
  error: string
  deliveries: number
  created_at: string
  state: 'waiting' | 'replaying' | 'replayed'
}
export const deadLetters = '/admin/events/dead'

export function replay({ service, id }: Pick<DeadLetter, 'service' | 'id'>): Promise<unknown> {
  return api(`${deadLetters}/${encodeURIComponent(service)}/${id}/replay`, { method: 'POST', auth: 'required' })
}
