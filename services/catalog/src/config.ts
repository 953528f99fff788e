import { CommonConfig, readConfig } from '@formwright/kit/process/config'
import { type Static, Type } from 'typebox'

const Schema = Type.Object({
  ...CommonConfig,
  /** Whether payments move real money. Told by the deployment: the key itself is checkout's alone. */
  LIVE_PAYMENTS: Type.Boolean({ default: false }),
  /** Slugs that are not sold, separated by commas, or `none`. Unset: with live payments, what needs confirmation. */
  OFF_SALE_SERVICES: Type.Optional(Type.String()),
  /** The same for states, by code. */
  OFF_SALE_STATES: Type.Optional(Type.String())
})
export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (): Config => readConfig(Schema)
