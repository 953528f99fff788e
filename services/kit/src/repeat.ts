import type { Logger } from './log.ts'

/** Does something again and again, one run at a time; a failure is logged and tried at the next turn. */
export function repeat(name: string, everyMs: number, work: () => Promise<void>, log: Logger) {
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  function run(): void {
    clearTimeout(timer)
    running = work()
      .catch((error: unknown) => log.warn({ err: (error as Error).message }, `${name} failed`))
      .finally(() => {
        running = undefined
        if (stopping) return
        timer = setTimeout(run, again ? 0 : everyMs)
        again = false
      })
  }
  run()
  return {
    /** Asks for a run now, or for one more right after the current one. */
    soon(): void {
      if (stopping) return
      if (running) again = true
      else run()
    },
    async stop(): Promise<void> {
      stopping = true
      clearTimeout(timer)
      await running
    }
  }
}
