import type { QueryClient } from '@tanstack/react-query'
import { serviceQuery } from '../../features/services/api/get-service.ts'
import { matchPath } from '../../lib/router/match-path.ts'
import { routes } from '../paths.ts'

/** Asks for what the page at this address cannot be drawn without, while the page's code is still on its way. */
export function askEarly(client: QueryClient, pathname: string): void {
  const service = matchPath(routes.checkout, pathname)?.['serviceId']
  if (service) void client.prefetchQuery(serviceQuery(service))
}
