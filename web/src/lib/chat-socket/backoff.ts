/** How long to wait before trying again after `failures` in a row: 1 s, 2 s, 4 s … 30 s. */
export const backoffMs = (failures: number): number => Math.min(30_000, 1_000 * 2 ** Math.max(0, failures - 1))
