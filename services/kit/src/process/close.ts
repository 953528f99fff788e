import closeWithGrace from 'close-with-grace'
import type { Logger } from './log.ts'

/**
 * Requests get 8 seconds to be answered, work in hand 8 to be finished, a broker that is silent 2. Who stops us waits
 * longer: the local supervisor, and `stop_grace_period` in Compose.
 */
export const CLOSE_WITHIN_MS = 20_000

/** On SIGTERM, SIGINT or a crash: runs the steps in order within 20 seconds, then ends; a crash ends with code 1. */
export function closeGracefully(log: Logger, ...steps: (() => Promise<unknown>)[]): void {
  closeWithGrace(
    { delay: CLOSE_WITHIN_MS, logger: { error: (message: unknown) => log.error(message) } },
    async ({ err, signal }) => {
      if (err) log.fatal({ err }, 'crashed')
      else log.info({ signal }, 'closing')
      for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, 'closing failed'))
      log.info('closed')
    }
  )
}
