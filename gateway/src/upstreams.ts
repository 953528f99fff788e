import { type ServiceName, serviceNames, urlVariable } from '@formwright/proto-events/services'
import type { Config } from './config.ts'

/** Everything the gateway talks to by HTTP. The worker is asked for its health alone. */
export type Upstream = ServiceName | 'worker'

export type Upstreams = Readonly<Record<Upstream, string>>

/** Each of them with one address, or with an address of its own. */
export const upstreamsAt = (address: (name: Upstream) => string): Upstreams =>
  Object.fromEntries([...serviceNames, 'worker' as const].map((name) => [name, address(name)])) as Upstreams

export const upstreamsOf = (config: Config): Upstreams => upstreamsAt((name) => config[urlVariable(name)])
