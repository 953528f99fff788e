/** When a key that has failed this often in a row may try again. */
export interface DelayRule {
  /** Failures that cost nothing. */
  free: number
  maxSeconds: number
}

/** Seconds to wait after the n-th failure in a row: none at first, then 1, 2, 4 … up to the most. */
export function delayAfter(failures: number, { free, maxSeconds }: DelayRule): number {
  if (failures < free) return 0
  return Math.min(maxSeconds, 2 ** Math.min(failures - free, 30))
}
