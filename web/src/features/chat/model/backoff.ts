const closedForTooMuch = 4429
const minuteMs = 60_000

/** How long to wait before trying again after `failures` in a row: 1 s, 2 s, 4 s … 30 s; a minute where the server asked for it. */
export function backoffMs(failures: number, closeCode: number): number {
  if (closeCode === closedForTooMuch) return minuteMs
  return Math.min(30_000, 1_000 * 2 ** Math.max(0, failures - 1))
}
