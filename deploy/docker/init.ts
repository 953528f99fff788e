import { createHmac } from 'node:crypto'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLiveKey } from '@formwright/kit/process/live-key'
import { databaseNames, workerRole } from '../local/databases.ts'
import { requireLiveSetup } from '../local/settings/live-setup.ts'
import { loadSecrets, type Secrets } from '../local/settings/secrets.ts'
import { natsConfig } from './nats-config.ts'

/**
 * The first step of `docker compose up`: makes keys and passwords once, and hands each container its own and no other's,
 * one volume each, mounted here under /keys/<container>.
 */
const KEYS = '/keys'
const NODE = 1000
const POSTGRES = 999
requireLiveSetup(process.env)
const secrets = loadSecrets(join(KEYS, 'master'))

const databaseUrl = (role: string, database = role) =>
  `postgres://${role}:${secrets.databasePasswords[role]}@postgres:5432/${database}`
/** Derived, so that a new service needs no new secret. */
const natsPassword = (user: string) =>
  createHmac('sha256', secrets.internalSecret).update(`nats:${user}`).digest('base64url')
const natsUrl = (user: string) => `nats://${user}:${natsPassword(user)}@nats:4222`
const shared = { 'auth-public-keys': JSON.stringify(secrets.authPublicKeys), 'internal-secret': secrets.internalSecret }
const sandbox = { 'stripe-secret-key': secrets.stripeSecretKey, 'stripe-webhook-secret': secrets.stripeWebhookSecret }

const service = (role: string) => ({ ...shared, 'database-url': databaseUrl(role), 'nats-url': natsUrl(role) })

const files: Record<string, Record<string, string>> = {
  ...Object.fromEntries(databaseNames.map((name) => [name, service(name)])),
  gateway: { ...shared, 'nats-url': natsUrl('gateway') },
  sandbox,
  postgres: { password: secrets.postgresPassword },
  databases: { 'secrets.json': JSON.stringify(pick(secrets, 'postgresPassword', 'databasePasswords')) },
  nats: { 'nats.conf': natsConfig(natsPassword) },
  [workerRole]: {
    'database-url': databaseUrl(workerRole, 'documents'),
    'nats-url': natsUrl(workerRole),
    'content-key': secrets.contentKey
  }
}
Object.assign(files['auth'] ?? {}, {
  'auth-private-key': JSON.stringify(secrets.authPrivateKey),
  'auth-sealing-key': secrets.authSealingKey,
  'admin-password': process.env['ADMIN_PASSWORD'] || secrets.adminPassword,
  'support-password': process.env['SUPPORT_PASSWORD'] || secrets.supportPassword
})
Object.assign(files['checkout'] ?? {}, stripeKeys())
Object.assign(files['catalog'] ?? {}, { 'live-payments': String(isLiveKey(process.env['STRIPE_SECRET_KEY'] ?? '')) })
Object.assign(files['documents'] ?? {}, { 'content-key': secrets.contentKey })

for (const [container, entries] of Object.entries(files)) {
  const folder = join(KEYS, container)
  const owner = container === 'postgres' ? POSTGRES : NODE
  mkdirSync(folder, { recursive: true })
  chownSync(folder, owner, owner)
  for (const [name, content] of Object.entries(entries)) writeOwned(join(folder, name), content, owner)
}
// Named volumes start as root's; what their containers may write is made theirs.
for (const volume of ['nats', 'sandbox']) chownSync(join('/volumes', volume), NODE, NODE)

process.stdout.write(`Admin: ${process.env['ADMIN_EMAIL']} / ${files['auth']?.['admin-password']}\n`)
process.stdout.write(`Support: ${process.env['SUPPORT_EMAIL']} / ${files['auth']?.['support-password']}\n`)

/** With keys of Stripe's, checkout talks to Stripe; without, to the sandbox, which never sees them. */
function stripeKeys(): Record<string, string> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = process.env
  if (!key && !webhookSecret) {
    return { ...sandbox, 'stripe-api-url': 'http://sandbox:8080', 'seed-promo-codes': 'true' }
  }
  if (!key || !webhookSecret) throw new Error('Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither.')
  return {
    'stripe-secret-key': key,
    'stripe-webhook-secret': webhookSecret,
    'stripe-api-url': '',
    'seed-promo-codes': 'false'
  }
}

function writeOwned(path: string, content: string, owner: number) {
  writeFileSync(path, content, { mode: 0o400, flush: true })
  chownSync(path, owner, owner)
}

function pick<Key extends keyof Secrets>(from: Secrets, ...keys: Key[]): Pick<Secrets, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<Secrets, Key>
}
