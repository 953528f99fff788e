import type { RowOf } from '../../../lib/api/routes.ts'

/** The services that keep facts, and with them dead letters and an audit table. */
export const services: readonly RowOf<'GET /api/admin/events/dead'>['service'][] = [
  'catalog',
  'auth',
  'checkout',
  'documents',
  'attorney',
  'support-chat',
  'notifications'
]
