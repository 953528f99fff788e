import { readFileSync } from 'node:fs'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

/** A variable that must be given and not be empty: a secret has no default. */
export const Secret = () => Type.String({ minLength: 16 })
/** 32 bytes, base64: an AES-256-GCM key. */
export const SealingKey = () => Type.String({ pattern: '^[A-Za-z0-9+/_-]{43}=?$' })
export const Url = (options: { default?: string } = {}) => Type.String({ pattern: '^[a-z][a-z+]*://.+', ...options })
export const Port = () => Type.Integer({ minimum: 1, maximum: 65_535 })

/** What every service reads. Spread it into the service's own schema. */
export const CommonConfig = {
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Port(),
  LOG_LEVEL: Type.String({ default: 'info' }),
  DATABASE_URL: Url(),
  NATS_URL: Url(),
  /** JSON Web Key Set with the public keys that sign tokens; several while keys rotate. */
  AUTH_PUBLIC_KEYS: Type.String({ minLength: 2 }),
  /** Shared by the services alone; signs the tokens of /internal calls. */
  INTERNAL_SECRET: Secret(),
  /** A fact nobody answered is sent again after this many seconds; 0 turns the sweeper off. */
  SWEEP_AFTER_SECONDS: Type.Integer({ minimum: 0, default: 60 })
}

/**
 * Reads a service's configuration once: from the variable, or from the file that `<NAME>_FILE` names.
 * Throws one error that lists every bad variable.
 */
export function readConfig<Schema extends TObject>(
  schema: Schema,
  env: Record<string, string | undefined> = process.env
): NoInfer<Readonly<Static<Schema>>> {
  const raw: Record<string, string> = {}
  for (const name of Object.keys(schema.properties)) {
    const value = env[name] || contentOf(env[`${name}_FILE`])
    if (value !== undefined && value !== '') raw[name] = value
  }
  const values = Value.Convert(schema, Value.Default(schema, raw)) as Record<string, unknown>
  const problems = Object.entries(schema.properties)
    .filter(([name, property]) => !isFine(property, values[name], schema.required?.includes(name) ?? false))
    .map(([name]) => (values[name] === undefined ? `${name} is missing` : `${name} is not valid`))
  if (problems.length > 0) throw new Error(`Configuration: ${problems.join('; ')}`)
  return Object.freeze(values) as NoInfer<Readonly<Static<Schema>>>
}

const contentOf = (path: string | undefined) => (path ? readFileSync(path, 'utf8').trim() : undefined)

const isFine = (property: TSchema, value: unknown, required: boolean) =>
  value === undefined ? !required : Value.Check(property, value)
