import { setTimeout as sleep } from 'node:timers/promises'
import { StripeError } from './stripe-error.ts'

/**
 * A failure of the API on demand. `before`: nothing was done. `after`: it was done, and the answer is lost, which is
 * what idempotency keys are for. Status 0 only delays.
 */
export type Fault = { status: number; times: number; delayMs: number; when: 'before' | 'after' }

/** The faults still to be served. */
export type Faults = {
  set: (fault: Fault) => void
  current: () => Fault | null
  /** Runs one API call under the current fault. */
  around: <T>(work: () => T) => Promise<T>
}

/** No faults until some are set. */
export function openFaults(): Faults {
  let fault: Fault | null = null
  const take = (): Fault | null => {
    if (!fault || fault.times <= 0) return null
    fault = { ...fault, times: fault.times - 1 }
    return fault
  }
  const strike = async (active: Fault): Promise<void> => {
    if (active.delayMs > 0) await sleep(active.delayMs)
    if (active.status >= 400) {
      throw new StripeError(active.status, 'An unknown error occurred', { type: 'api_error' })
    }
  }
  return {
    set: (next) => {
      fault = next
    },
    current: () => (fault && fault.times > 0 ? fault : null),
    around: async (work) => {
      const active = take()
      if (active?.when === 'before') await strike(active)
      const result = work()
      if (active?.when === 'after') await strike(active)
      return result
    }
  }
}
