import { Email } from '@formwright/kit/http/schemas'
import { CommonConfig, readConfig, Url } from '@formwright/kit/process/config'
import { type Static, Type } from 'typebox'

const Schema = Type.Object({
  ...CommonConfig,
  /** `smtp://host:port`, `smtps://user:password@host`; `?requireTLS=true` refuses to speak in the clear. */
  SMTP_URL: Type.String({ pattern: '^smtps?://.+' }),
  /** `Name <address@domain>` or a bare address; its domain ends every Message-ID. */
  MAIL_FROM: Type.String({ pattern: '^[^<>\\r\\n]*<?[^\\s<>@,;]+@[^\\s<>@,;]+>?$' }),
  DOCUMENTS_URL: Url(),
  AUTH_URL: Url(),
  SUPPORT_CHAT_URL: Url(),
  /** Where tasks, messages and demo requests are told to the people who answer. */
  STAFF_EMAIL: Email,
  CHECKOUT_URL: Url(),
  /** Comma-separated; the first is the one that links are made with. */
  PUBLIC_ORIGINS: Url(),
  /** `off` mails links alone. */
  MAIL_ATTACH: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' })
})

export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (): Config => readConfig(Schema)

export const canonicalOrigin = ({ PUBLIC_ORIGINS }: Pick<Config, 'PUBLIC_ORIGINS'>): string =>
  new URL((PUBLIC_ORIGINS.split(',')[0] ?? '').trim()).origin
