import type { Messaging } from '@formwright/kit/facts/messaging'
import type { Logger } from '@formwright/kit/process/log'
import { repeat } from '@formwright/kit/process/repeat'
import type { Database } from '../../src/tables.ts'
import type { BrowserSupervisor } from '../browser/supervisor.ts'
import { tablesExist } from './repository.ts'

const LOOK_MS = 500
const PATIENCE_MS = 15_000

export interface GateOptions {
  browser: Pick<BrowserSupervisor, 'healthy' | 'downForMs'>
  db: Database
  start: () => Messaging
  log: Logger
  /** How long a browser may be away before the jobs go back. */
  patienceMs?: number
}

/** Takes jobs only while there is a browser: a worker without one gives its jobs back and leaves them to others. */
export function openGate({ browser, db, start, log, patienceMs = PATIENCE_MS }: GateOptions) {
  let messaging: Messaging | undefined
  const look = async () => {
    // The service makes the tables when it starts; a worker may be there before them.
    if (messaging === undefined && browser.healthy() && (await tablesExist(db))) messaging = start()
    if (messaging !== undefined && browser.downForMs() > patienceMs) {
      log.error('no browser: jobs go back')
      const closing = messaging
      messaging = undefined
      await closing.close(0)
    }
  }
  const loop = repeat('browser gate', LOOK_MS, look, log)
  return {
    connected: () => messaging?.connected() ?? false,
    async close(): Promise<void> {
      await loop.stop()
      await messaging?.close()
    }
  }
}
