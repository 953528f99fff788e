import { CommonConfig, readConfig, Url } from '@formwright/kit/process/config'
import { type Static, Type } from 'typebox'

const Count = (fallback: number) => Type.Integer({ minimum: 1, default: fallback })

const Schema = Type.Object({
  ...CommonConfig,
  /** Votes on articles from one client address. */
  VOTE_LIMIT_PER_HOUR: Count(30),
  /** Contact forms, demo requests and transcripts asked for from one client address. */
  MESSAGE_LIMIT_PER_HOUR: Count(30),
  /** Confirmations mailed to one address, and transcripts, so that nobody's mailbox is filled by strangers. */
  CONFIRMATION_LIMIT_PER_DAY: Count(5),
  /** Conversations begun, and conversations handed over without a socket, from one client address. */
  CHAT_LIMIT_PER_HOUR: Count(60),
  /** Messages in chats from one client address. */
  CHAT_MESSAGE_LIMIT_PER_HOUR: Count(600),
  /** Sockets open at once from one client address, in one process. */
  CHAT_SOCKET_LIMIT: Count(40),
  /** A visitor who was promised a person hears after so long that nobody comes. */
  CLAIM_WAIT_SECONDS: Count(60),
  /** An agent without a socket for so long has left: the conversations go back to the queue. */
  AGENT_GRACE_SECONDS: Count(90),
  /** Asked whether a member of staff is still signed in. */
  AUTH_URL: Url(),
  CATALOG_URL: Url()
})
export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (): Config => readConfig(Schema)
