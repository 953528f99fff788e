/** What a member of staff did, once. */
export type AuditEntry = {
  service: string
  id: number
  at: string
  email: string
  action: string
  subject: string | null
  details: Record<string, unknown>
}
export const audit = '/admin/audit'

/** The services that keep facts, and with them dead letters and an audit table. */
export const services = ['catalog', 'auth', 'checkout', 'documents', 'attorney', 'support-chat', 'notifications']
