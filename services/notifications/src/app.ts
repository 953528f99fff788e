import { createApp } from '@formwright/kit/app'
import { databaseAnswers } from '@formwright/kit/database'
import type { Logger } from '@formwright/kit/log'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  log: Logger
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
  smtp?: () => Promise<'ok' | 'degraded'>
}

/** Health and metrics alone: nobody asks this service for anything. */
export const buildApp = ({ db, log, connected = () => true, smtp = async () => 'ok' }: AppOptions) =>
  createApp({
    service: 'notifications',
    description: 'Sends the mails that facts ask for.',
    log,
    ready: async () => ({
      database: await databaseAnswers(db),
      broker: connected() ? 'ok' : 'degraded',
      smtp: await smtp()
    })
  })
