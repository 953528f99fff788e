import { roleOf, type ServiceName } from '@formwright/proto-events/services'

export const ROLE_PASSWORD = 'test-only'

/** The migrated, empty database of a service that those of the files are copies of. */
export const templateOf = (service: ServiceName) => `template_${roleOf(service)}`

/** A database as one of the roles sees it. */
export function addressOf(postgresUrl: string, role: string, database: string): string {
  const address = new URL(postgresUrl)
  address.username = role
  address.password = ROLE_PASSWORD
  address.pathname = `/${database}`
  return address.href
}
