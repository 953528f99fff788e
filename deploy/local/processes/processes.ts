import { join } from 'node:path'
import { isLiveKey } from '@formwright/kit/process/live-key'
import {
  services as entries,
  roleOf,
  type ServiceName,
  serviceNames,
  urlVariable
} from '@formwright/proto-events/services'
import type { Context } from '../context.ts'
import { type Env, type PortName, root } from '../settings/settings.ts'

/** A process of ours: a script under the bundled Node, a health door, and its environment. */
export type Program = {
  name: PortName
  /** From the project's root. */
  script: string
  env: (context: Context) => Env
}

const at = (context: Context, name: PortName): string => `http://127.0.0.1:${context.ports[name]}`

const common = (context: Context, database: string): Env => ({
  DATABASE_URL: context.databaseUrls[database],
  NATS_URL: context.natsUrl,
  AUTH_PUBLIC_KEYS: JSON.stringify(context.secrets.authPublicKeys),
  INTERNAL_SECRET: context.secrets.internalSecret
})

const origins = (context: Context): Env => ({ PUBLIC_ORIGINS: context.origins.join(',') })

/** Stands in for Stripe until real keys are given. */
export const sandbox: Program = {
  name: 'sandbox',
  script: 'deploy/sandbox/main.ts',
  env: (context) => ({
    HOST: context.host,
    DATA_DIR: join(context.dataDir, 'sandbox'),
    PUBLIC_URL: context.env['SANDBOX_PUBLIC_URL'] || `http://localhost:${context.ports.sandbox}`,
    WEBHOOK_URL: `${at(context, 'checkout')}/api/checkout/webhook`,
    STRIPE_SECRET_KEY: context.stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: context.stripe.webhookSecret
  })
}

/** Stands in for the customers' mail. */
export const mailbox: Program = {
  name: 'mailbox',
  script: 'deploy/mailbox/main.ts',
  env: (context) => ({
    HOST: context.host,
    SMTP_PORT: String(context.ports.smtp),
    DATA_DIR: join(context.dataDir, 'mail')
  })
}

/** What a service is given beyond what all are given and the addresses of those whom it asks. */
const own: Partial<Record<ServiceName, (context: Context) => Env>> = {
  catalog: (context) => ({ LIVE_PAYMENTS: String(isLiveKey(context.stripe.secretKey)) }),
  auth: (context) => ({
    ...origins(context),
    AUTH_PRIVATE_KEY: JSON.stringify(context.secrets.authPrivateKey),
    AUTH_SEALING_KEY: context.secrets.authSealingKey,
    ADMIN_EMAIL: context.logins.admin.email,
    ADMIN_PASSWORD: context.logins.admin.password,
    SUPPORT_EMAIL: context.logins.support.email,
    SUPPORT_PASSWORD: context.logins.support.password
  }),
  checkout: (context) => ({
    ...origins(context),
    STRIPE_SECRET_KEY: context.stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: context.stripe.webhookSecret,
    ...(context.stripe.apiUrl ? { STRIPE_API_URL: context.stripe.apiUrl } : {}),
    SEED_PROMO_CODES: context.env['SEED_PROMO_CODES'] || String(context.stripe.apiUrl !== null)
  }),
  documents: (context) => ({ ...origins(context), CONTENT_KEY: context.secrets.contentKey }),
  notifications: (context) => ({
    ...origins(context),
    SMTP_URL: context.smtpUrl,
    MAIL_FROM: context.env['MAIL_FROM'] || 'Formwright <documents@formwright.example>',
    STAFF_EMAIL: context.env['STAFF_EMAIL'] || 'staff@formwright.example',
    MAIL_ATTACH: context.env['MAIL_ATTACH'] || 'on'
  })
}

const addresses = (context: Context, names: readonly PortName[]): Env =>
  Object.fromEntries(names.map((name) => [urlVariable(name), at(context, name)]))

/** The services, in the order they are named on the screen. They need only their database to start. */
export const services: Program[] = serviceNames.map((name) => ({
  name,
  script: `services/${name}/src/main.ts`,
  env: (context) => ({
    ...common(context, roleOf(name)),
    ...addresses(context, entries[name].needs),
    ...own[name]?.(context)
  })
}))

/** Prints the documents. Takes no job before documents' migrations have made its tables. */
export const worker: Program = {
  name: 'worker',
  script: 'services/documents/worker/main.ts',
  env: (context) => ({
    ...common(context, 'documents_worker'),
    CONTENT_KEY: context.secrets.contentKey,
    CHROMIUM_PATH: context.chromiumPath ?? undefined,
    WORKER_LANES: context.env['WORKER_LANES'] || '2'
  })
}

/** The only door of the site. Needs the built web app on disk. */
export const gateway: Program = {
  name: 'gateway',
  script: 'gateway/src/main.ts',
  env: (context) => ({
    HOST: context.host,
    ...origins(context),
    NATS_URL: context.natsUrl,
    AUTH_PUBLIC_KEYS: JSON.stringify(context.secrets.authPublicKeys),
    INTERNAL_SECRET: context.secrets.internalSecret,
    ...addresses(context, [...serviceNames, 'worker']),
    WEB_ROOT: join(root, 'web', 'dist'),
    METRICS_PORT: context.env['METRICS_PORT']
  })
}

/** What belongs to one process only and must not be inherited by the others. */
const ownedElsewhere =
  /^(HOST|PORT|.*_PORT|.*DATABASE_URL|NATS_URL|SMTP_URL|STRIPE_.*|ADMIN_.*|SUPPORT_(EMAIL|PASSWORD)|AUTH_.*|INTERNAL_SECRET|CONTENT_KEY|CHROMIUM_PATH|PUBLIC_ORIGINS|DATA_DIR|npm_.*)(_FILE)?$/

/**
 * The whole environment of a program: what it owns, and the rest of the caller's (limits, LOG_LEVEL, proxies),
 * without the secrets of its neighbours.
 */
export function programEnv(program: Program, context: Context): NodeJS.ProcessEnv {
  const inherited = Object.entries(context.env).filter(([name]) => !ownedElsewhere.test(name))
  const own = { HOST: '127.0.0.1', PORT: String(context.ports[program.name]), ...program.env(context) }
  return {
    ...Object.fromEntries(inherited),
    LOG_LEVEL: context.env['LOG_LEVEL'] || 'info',
    NODE_COMPILE_CACHE: join(root, '.local', 'cache', 'node'),
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  }
}
