import { CommonConfig, readConfig } from '@formwright/kit/config'
import { type Static, Type } from 'typebox'

const Count = (fallback: number) => Type.Integer({ minimum: 1, default: fallback })

const Schema = Type.Object({
  ...CommonConfig,
  /** Votes on articles from one client address. */
  VOTE_LIMIT_PER_HOUR: Count(30),
  /** Contact forms and demo requests from one client address. */
  MESSAGE_LIMIT_PER_HOUR: Count(30),
  /** Confirmations mailed to one address, so that nobody's mailbox is filled by strangers. */
  CONFIRMATION_LIMIT_PER_DAY: Count(5),
  /** Conversations handed over from one client address. */
  CHAT_LIMIT_PER_HOUR: Count(60)
})
export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (): Config => readConfig(Schema)
