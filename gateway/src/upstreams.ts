import type { Config } from './config.ts'

/** Everything the gateway talks to by HTTP. The last two are asked for their health alone. */
export type Upstream =
  | 'catalog'
  | 'auth'
  | 'checkout'
  | 'documents'
  | 'attorney'
  | 'support-chat'
  | 'notifications'
  | 'worker'

export type Upstreams = Readonly<Record<Upstream, string>>

export const upstreamsOf = (config: Config): Upstreams => ({
  catalog: config.CATALOG_URL,
  auth: config.AUTH_URL,
  checkout: config.CHECKOUT_URL,
  documents: config.DOCUMENTS_URL,
  attorney: config.ATTORNEY_URL,
  'support-chat': config.SUPPORT_CHAT_URL,
  notifications: config.NOTIFICATIONS_URL,
  worker: config.WORKER_URL
})
