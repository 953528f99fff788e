import { HttpError } from '@formwright/kit/http/errors'

/** Whether a throttle let something pass; any other failure is thrown on. */
export const withinLimit = (counted: Promise<void>): Promise<boolean> =>
  counted.then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 429) return false
      throw error
    }
  )
