import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { roleNames } from '../databases.ts'

/** What one local system keeps secret; made once, kept in `.local/secrets.json` (mode 600). */
export type Secrets = {
  /** Names this system's database cluster, so that a cluster whose secrets are gone is recognised. */
  clusterId: string
  /** Ed25519 key pair of the access tokens, as JWK and JWKS. */
  authPrivateKey: Record<string, string>
  authPublicKeys: { keys: Record<string, string>[] }
  internalSecret: string
  /** 32 bytes, base64: answers and PDFs are encrypted with it. Without it they cannot be read again. */
  contentKey: string
  /** 32 bytes, base64: second factors are encrypted with it. */
  authSealingKey: string
  postgresPassword: string
  databasePasswords: Record<string, string>
  stripeSecretKey: string
  stripeWebhookSecret: string
  adminPassword: string
  supportPassword: string
}

/** Reads the secrets of a data folder, making them on the first start, and later those that a newer version asks for. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const made = makeSecrets()
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const secrets = { ...made, ...known }
  if (Object.keys(made).every((name) => name in known)) return secrets
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const draft = `${file}.new`
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
  return secrets
}

function makeSecrets(): Secrets {
  return {
    clusterId: randomBytes(8).toString('hex'),
    ...makeTokenKeys(),
    internalSecret: randomBytes(32).toString('base64url'),
    contentKey: randomBytes(32).toString('base64'),
    authSealingKey: randomBytes(32).toString('base64'),
    postgresPassword: randomBytes(24).toString('base64url'),
    databasePasswords: Object.fromEntries(roleNames.map((role) => [role, randomBytes(24).toString('base64url')])),
    stripeSecretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    stripeWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    adminPassword: makePassword(),
    supportPassword: makePassword()
  }
}

function makeTokenKeys(): Pick<Secrets, 'authPrivateKey' | 'authPublicKeys'> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const jwk = privateKey.export({ format: 'jwk' }) as { kty: string; crv: string; x: string; d: string }
  const { d, ...open } = jwk
  const thumbprint = JSON.stringify({ crv: open.crv, kty: open.kty, x: open.x })
  const kid = createHash('sha256').update(thumbprint).digest('base64url')
  const shared = { ...open, kid, alg: 'EdDSA', use: 'sig' }
  return { authPrivateKey: { ...shared, d }, authPublicKeys: { keys: [shared] } }
}

/** A password a person can type: four groups of letters and digits without look-alikes, over 75 bits. */
function makePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-')
}
