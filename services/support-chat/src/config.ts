import { CommonConfig, readConfig } from '@formwright/kit/config'
import { type Static, Type } from 'typebox'

const Schema = Type.Object({
  ...CommonConfig,
  /** Votes on articles from one client address. */
  VOTE_LIMIT_PER_HOUR: Type.Integer({ minimum: 1, default: 30 })
})
export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (): Config => readConfig(Schema)
