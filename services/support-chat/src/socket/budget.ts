const BURST = 20
const PER_SECOND = 2
/** Refused so often, a client is no person any more. */
const PATIENCE = 60

/** Counts the frames of one socket: `ok`, `wait` (refused, it may go on later), `end`. */
export function frameBudget(now: () => number = Date.now) {
  let left = BURST
  let at = now()
  let refused = 0
  return (): 'ok' | 'wait' | 'end' => {
    const time = now()
    left = Math.min(BURST, left + ((time - at) / 1_000) * PER_SECOND)
    at = time
    if (left >= 1) {
      left -= 1
      return 'ok'
    }
    refused += 1
    return refused > PATIENCE ? 'end' : 'wait'
  }
}
