import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { serviceQuery } from '../../features/services/api/get-service.ts'
import { routes } from '../paths.ts'

/** Asks for what the page at this address cannot be drawn without, while the page's code is still on its way. */
export function askEarly(client: QueryClient, pathname: string): void {
  const service = matchPath(routes.checkout, pathname)?.params.serviceId
  if (service) void client.prefetchQuery(serviceQuery(service))
}
