import { Port, readConfig, Secret, Url } from '@formwright/kit/process/config'
import { type ServiceName, serviceNames, type UrlVariable, urlVariable } from '@formwright/proto-events/services'
import { type Static, Type } from 'typebox'

const PerMinute = (fallback: number) => Type.Integer({ minimum: 1, default: fallback })
const Bytes = (fallback: number) => Type.Integer({ minimum: 1_024, default: fallback })

/** The addresses of whom it asks. */
const addresses = () =>
  Object.fromEntries([...serviceNames, 'worker' as const].map((name) => [urlVariable(name), Url()])) as Record<
    UrlVariable<ServiceName | 'worker'>,
    ReturnType<typeof Url>
  >

const Schema = Type.Object({
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Port(),
  LOG_LEVEL: Type.String({ default: 'info' }),
  ...addresses(),
  NATS_URL: Url(),
  AUTH_PUBLIC_KEYS: Type.String({ minLength: 2 }),
  INTERNAL_SECRET: Secret(),
  /** Folder of the built web app. */
  WEB_ROOT: Type.String({ minLength: 1 }),
  /** Comma list of the site's addresses; the first is the one search engines are told. */
  PUBLIC_ORIGINS: Type.String({ minLength: 1 }),
  /** Addresses or networks, comma-separated, whose `x-forwarded-for` is believed. None: the socket's address counts. */
  TRUSTED_PROXIES: Type.Optional(Type.String()),
  /** Prometheus reads here; without it the gateway's own metrics are nowhere. */
  METRICS_PORT: Type.Optional(Port()),
  RATE_LIMIT_PER_MINUTE: PerMinute(300),
  RATE_LIMIT_LOGIN_PER_MINUTE: PerMinute(20),
  RATE_LIMIT_PROMO_PER_MINUTE: PerMinute(20),
  RATE_LIMIT_PREVIEW_PER_MINUTE: PerMinute(120),
  /** Webhooks that are refused for their signature. Signed ones are never limited. */
  RATE_LIMIT_REFUSED_PER_MINUTE: PerMinute(20),
  BODY_LIMIT_BYTES: Bytes(262_144),
  BODY_LIMIT_ANSWERS_BYTES: Bytes(1_048_576)
})

export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (): Config => readConfig(Schema)

/** The first of the site's addresses. */
export const canonicalOrigin = ({ PUBLIC_ORIGINS: list }: Pick<Config, 'PUBLIC_ORIGINS'>): string =>
  list.split(',', 1)[0]?.trim() ?? ''

/** What Fastify takes as `trustProxy`: a list of addresses, never `true` and never a number of hops. */
export const trustedProxies = ({ TRUSTED_PROXIES: list }: Pick<Config, 'TRUSTED_PROXIES'>): string[] | false => {
  const addresses = (list ?? '').split(',').map((address) => address.trim())
  const named = addresses.filter((address) => address !== '')
  return named.length > 0 ? named : false
}
