import { createApp } from '@formwright/kit/http/app'
import { databaseAnswers } from '@formwright/kit/postgres/database'
import type { Logger } from '@formwright/kit/process/log'
import type { Database } from '../src/tables.ts'
import type { BrowserSupervisor } from './browser/supervisor.ts'

export interface WorkerAppOptions {
  db: Database
  browser: Pick<BrowserSupervisor, 'healthy'>
  log: Logger
  connected: () => boolean
}

/** Health and metrics of a worker; it answers nothing else. */
export const buildApp = ({ db, browser, log, connected }: WorkerAppOptions) =>
  createApp({
    service: 'documents-worker',
    description: 'Prints documents.',
    log,
    ready: async () => ({
      database: await databaseAnswers(db),
      chromium: browser.healthy() ? 'ok' : 'down',
      broker: connected() ? 'ok' : 'degraded'
    })
  })
