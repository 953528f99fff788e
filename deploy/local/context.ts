import { databaseNames, workerRole } from './databases.ts'
import type { Secrets } from './settings/secrets.ts'
import type { Env, Ports } from './settings/settings.ts'

/** Everything the processes' environments are made from. */
export type Context = {
  env: Env
  ports: Ports
  /** Where the doors for people listen: gateway, mailbox page, card page. The rest stays on loopback. */
  host: string
  dataDir: string
  secrets: Secrets
  natsUrl: string
  smtpUrl: string
  /** By role: the service's own database address. */
  databaseUrls: Record<string, string>
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | null }
  /** The site's own origins; the first is the canonical one. */
  origins: string[]
  logins: { admin: Login; support: Login }
  /** Set once the browser is found. */
  chromiumPath: string | null
}

/** What a person types to sign in. */
export type Login = { email: string; password: string }

/** Which parts the machine runs itself; an address in the environment replaces each. */
export type LocalParts = { postgres: boolean; nats: boolean; mailbox: boolean; sandbox: boolean }

/** Decides which local parts are needed. */
export function localParts(env: Env): LocalParts {
  const overridden = [...databaseNames].every((name) => env[databaseVariable(name)])
  return {
    postgres: !overridden,
    nats: !env['NATS_URL'],
    mailbox: !env['SMTP_URL'],
    sandbox: !(env['STRIPE_SECRET_KEY'] && env['STRIPE_WEBHOOK_SECRET'])
  }
}

/** Joins settings, secrets and overrides. */
export function makeContext(options: { env: Env; ports: Ports; dataDir: string; secrets: Secrets }): Context {
  const { env, ports, dataDir, secrets } = options
  const local = localParts(env)
  const declared = env['PUBLIC_ORIGINS']?.split(',').map((origin) => origin.trim())
  const loopback = [`http://localhost:${ports.gateway}`, `http://127.0.0.1:${ports.gateway}`]
  return {
    env,
    ports,
    host: env['HOST'] || '127.0.0.1',
    dataDir,
    secrets,
    natsUrl: env['NATS_URL'] || `nats://127.0.0.1:${ports.nats}`,
    smtpUrl: env['SMTP_URL'] || `smtp://127.0.0.1:${ports.smtp}`,
    databaseUrls: databaseUrls(env, ports, secrets),
    stripe: local.sandbox
      ? {
          secretKey: secrets.stripeSecretKey,
          webhookSecret: secrets.stripeWebhookSecret,
          apiUrl: `http://127.0.0.1:${ports.sandbox}`
        }
      : {
          secretKey: env['STRIPE_SECRET_KEY'] ?? '',
          webhookSecret: env['STRIPE_WEBHOOK_SECRET'] ?? '',
          apiUrl: env['STRIPE_API_URL'] || null
        },
    origins: declared?.length ? declared : loopback,
    logins: {
      admin: {
        email: env['ADMIN_EMAIL'] || 'admin@formwright.example',
        password: env['ADMIN_PASSWORD'] || secrets.adminPassword
      },
      support: {
        email: env['SUPPORT_EMAIL'] || 'support@formwright.example',
        password: env['SUPPORT_PASSWORD'] || secrets.supportPassword
      }
    },
    chromiumPath: null
  }
}

/** The address of the embedded server for a role. */
export function postgresUrl(ports: Ports, role: string, password: string, database: string): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${ports.postgres}/${database}`
}

function databaseUrls(env: Env, ports: Ports, secrets: Secrets): Record<string, string> {
  const urls: Record<string, string> = {}
  for (const name of databaseNames) {
    urls[name] = env[databaseVariable(name)] || postgresUrl(ports, name, secrets.databasePasswords[name] ?? '', name)
  }
  // A database server of one's own need not have the worker's role: the documents role can do what it can.
  urls[workerRole] =
    env[databaseVariable(workerRole)] ||
    env[databaseVariable('documents')] ||
    postgresUrl(ports, workerRole, secrets.databasePasswords[workerRole] ?? '', 'documents')
  return urls
}

/** `CHECKOUT_DATABASE_URL` and so on. */
export function databaseVariable(role: string): string {
  return `${role.toUpperCase()}_DATABASE_URL`
}
