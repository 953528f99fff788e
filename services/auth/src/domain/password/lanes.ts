import { unavailable } from '@formwright/kit/http/errors'

/** Runs at most `parallel` pieces of work at once and lets `waiting` more wait their turn; refuses the rest with 503. */
export function lanes({ parallel, waiting }: { parallel: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= parallel) {
      if (queue.length >= waiting) throw unavailable('Too many people are signing in right now. Please try again.')
      // Whoever finishes hands the lane over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
