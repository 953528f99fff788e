import { roleOf, serviceNames } from '@formwright/proto-events/services'

/** One database per service, owned by the role of the same name. */
export const databaseNames: readonly string[] = serviceNames.map(roleOf)

/** The document worker's own role: it may connect to `documents`, whose migrations grant it its few tables. */
export const workerRole = 'documents_worker'

/** Every role that logs in. */
export const roleNames: readonly string[] = [...databaseNames, workerRole]
