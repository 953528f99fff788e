import { CommonConfig, readConfig, SealingKey, Url } from '@formwright/kit/process/config'
import { type Static, Type } from 'typebox'

/** Of answers and PDFs. */
export const ContentKey = SealingKey()

export const DocumentsConfig = Type.Object({
  ...CommonConfig,
  CONTENT_KEY: ContentKey,
  /** Keys used before, separated by commas: they open what they sealed and seal nothing new. */
  CONTENT_KEYS_OLD: Type.Optional(Type.String()),
  /** Look-ups of ids that do not exist, per client address and minute. */
  LOOKUP_LIMIT: Type.Integer({ minimum: 1, default: 120 }),
  /** Sets asked for, per client address and ten minutes. */
  GENERATE_LIMIT: Type.Integer({ minimum: 1, default: 60 }),
  /** New matters begun, per client address and ten minutes. */
  DRAFTS_LIMIT: Type.Integer({ minimum: 1, default: 120 }),
  /** Mails asked for about one thing (a set, a draft, a recipient), per hour. */
  MAIL_LIMIT: Type.Integer({ minimum: 1, default: 5 }),
  /** Mails asked for, per client address and hour. */
  MAIL_LIMIT_PER_ADDRESS: Type.Integer({ minimum: 1, default: 30 }),
  /** Asked who pays right now, before drafts are forgotten. */
  CHECKOUT_URL: Url(),
  /** Asked whether a member of staff is still signed in. */
  AUTH_URL: Url(),
  /** Answers without an account and without an order are deleted after so many untouched days; the privacy policy says it. */
  FORGET_DRAFTS_AFTER_DAYS: Type.Integer({ minimum: 1, maximum: 3_650, default: 180 })
})
export type DocumentsConfig = Readonly<Static<typeof DocumentsConfig>>

export const loadConfig = (): DocumentsConfig => readConfig(DocumentsConfig)
