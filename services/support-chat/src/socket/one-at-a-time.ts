import type { Logger } from '@formwright/kit/process/log'

/** Does something by key, one run a key at a time; asked for meanwhile, it runs once more. */
export function oneAtATime(work: (key: string) => Promise<void>, log: Logger) {
  const again = new Map<string, boolean>()
  const run = (key: string): void => {
    again.set(key, false)
    work(key)
      .catch((error: unknown) => log.warn({ err: (error as Error).message }, 'the chat could not be read'))
      .finally(() => {
        const once = again.get(key)
        again.delete(key)
        if (once) run(key)
      })
  }
  return (key: string): void => {
    if (again.has(key)) again.set(key, true)
    else run(key)
  }
}
