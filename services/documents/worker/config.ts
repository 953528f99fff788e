import { CommonConfig, Port, readConfig, Url } from '@formwright/kit/process/config'
import { type Static, Type } from 'typebox'
import { ContentKey } from '../src/config.ts'

export const WorkerConfig = Type.Object({
  HOST: CommonConfig.HOST,
  PORT: Port(),
  LOG_LEVEL: CommonConfig.LOG_LEVEL,
  /** As the role `documents_worker`. */
  DATABASE_URL: Url(),
  NATS_URL: Url(),
  CONTENT_KEY: ContentKey,
  CONTENT_KEYS_OLD: Type.Optional(Type.String()),
  /** A Chromium headless shell; full Chromium works and is several times slower. */
  CHROMIUM_PATH: Type.String({ minLength: 1 }),
  /** Chromium's own sandbox: it cannot run as root, so `auto` turns it off there alone. */
  CHROMIUM_SANDBOX: Type.Union([Type.Literal('auto'), Type.Literal('on'), Type.Literal('off')], { default: 'auto' }),
  /** Paid sets at once; about one a core. Previews and blank forms have a lane each beside them. */
  WORKER_LANES: Type.Integer({ minimum: 1, maximum: 16, default: 2 }),
  PRINT_DEADLINE_SECONDS: Type.Integer({ minimum: 1, maximum: 120, default: 30 })
})
export type WorkerConfig = Readonly<Static<typeof WorkerConfig>>

export const loadConfig = (): WorkerConfig => readConfig(WorkerConfig)
