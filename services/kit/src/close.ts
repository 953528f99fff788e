import closeWithGrace from 'close-with-grace'
import type { Logger } from './log.ts'

/** On SIGTERM, SIGINT or a crash: runs the steps in order within 30 seconds, then ends; a crash ends with code 1. */
export function closeGracefully(log: Logger, ...steps: (() => Promise<unknown>)[]): void {
  closeWithGrace(
    { delay: 30_000, logger: { error: (message: unknown) => log.error(message) } },
    async ({ err, signal }) => {
      if (err) log.fatal({ err }, 'crashed')
      else log.info({ signal }, 'closing')
      for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, 'closing failed'))
    }
  )
}
