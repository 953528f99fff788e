import { Email } from '@formwright/kit/http/schemas'
import { CommonConfig, readConfig, SealingKey, Url } from '@formwright/kit/process/config'
import { type Static, Type } from 'typebox'

const Count = (fallback: number) => Type.Integer({ minimum: 1, default: fallback })

const Schema = Type.Object({
  ...CommonConfig,
  /** Private Ed25519 key as JWK with `kid`; its public half stands in AUTH_PUBLIC_KEYS. */
  AUTH_PRIVATE_KEY: Type.String({ minLength: 2 }),
  /** Seals the secrets of second factors. Without it they cannot be read again. */
  AUTH_SEALING_KEY: SealingKey(),
  /** Keys used before, separated by commas: they open what they sealed and seal nothing new. */
  AUTH_SEALING_KEYS_OLD: Type.Optional(Type.String()),
  /** `required`: staff without a second factor sign in only to set one up. */
  STAFF_TOTP: Type.Union([Type.Literal('off'), Type.Literal('required')], { default: 'off' }),
  /** Comma list; links in mails lead to the first. */
  PUBLIC_ORIGINS: Type.String({ pattern: '^https?://' }),
  /** Asked for their part when somebody exports an account. */
  DOCUMENTS_URL: Url(),
  CHECKOUT_URL: Url(),
  SUPPORT_CHAT_URL: Url(),
  ADMIN_EMAIL: Type.Optional(Email),
  ADMIN_PASSWORD: Type.Optional(Type.String()),
  SUPPORT_EMAIL: Type.Optional(Email),
  SUPPORT_PASSWORD: Type.Optional(Type.String()),
  /** Wrong passwords in a row before an account, or a client address, has to wait. */
  LOGIN_FREE_ATTEMPTS: Count(5),
  LOGIN_FREE_ATTEMPTS_PER_ADDRESS: Count(20),
  /** The first wait is a second and doubles up to this. */
  LOGIN_MAX_DELAY_SECONDS: Count(300),
  /** The same for all strangers to an account together, whose owner may be one of them: on a new telephone, far from home. */
  LOGIN_MAX_DELAY_FOR_STRANGERS_SECONDS: Count(15),
  /** New accounts from one client address in an hour. */
  REGISTER_LIMIT_PER_HOUR: Count(20),
  /** Forgotten passwords told from one client address in an hour, and mails about them to one mailbox. */
  FORGOT_LIMIT_PER_HOUR: Count(30),
  RESET_MAILS_PER_HOUR: Count(5),
  /** Enterprise trials started from one client address in an hour. */
  TRIAL_LIMIT_PER_HOUR: Count(20)
})
export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (env?: Record<string, string | undefined>): Config => readConfig(Schema, env)
