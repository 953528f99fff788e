import type { Logger } from './log.ts'

const STOP_WITHIN_MS = 5_000

/**
 * Does something again and again, one run at a time; a failure is logged and tried at the next turn. The run is told when
 * to begin nothing more; one that takes long is left behind, as a crash would leave it.
 */
export function repeat(name: string, everyMs: number, work: (ending: AbortSignal) => Promise<void>, log: Logger) {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  function run(): void {
    clearTimeout(timer)
    running = work(ending.signal)
      .catch((error: unknown) => log.warn({ err: (error as Error).message }, `${name} failed`))
      .finally(() => {
        running = undefined
        if (ending.signal.aborted) return
        timer = setTimeout(run, again ? 0 : everyMs)
        again = false
      })
  }
  run()
  return {
    /** Asks for a run now, or for one more right after the current one. */
    soon(): void {
      if (ending.signal.aborted) return
      if (running) again = true
      else run()
    },
    async stop(): Promise<void> {
      ending.abort()
      clearTimeout(timer)
      let late: NodeJS.Timeout | undefined
      const bound = new Promise<void>((resolve) => {
        late = setTimeout(resolve, STOP_WITHIN_MS)
      })
      await Promise.race([running, bound])
      clearTimeout(late)
    }
  }
}
