import { listenProblem } from '../../deploy/local/settings/port-check.ts'

/** Files that run at the same time, and the setup before them, look in a part of their own: no two find the same ports. */
const PART_SIZE = 2_750
const PARTS = 4
const lowest = 20_000 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % PARTS) * PART_SIZE

/** The first of `count` consecutive ports that are all free; a whole system takes fourteen. */
export async function findFreePorts(count = 14): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const base = lowest + Math.floor(Math.random() * (PART_SIZE - count))
    const ports = Array.from({ length: count }, (_, index) => base + index)
    const problems = await Promise.all(ports.map((port) => listenProblem(port, '127.0.0.1')))
    if (problems.every((problem) => problem === null)) return base
  }
  throw new Error(`No ${count} consecutive free ports were found.`)
}
