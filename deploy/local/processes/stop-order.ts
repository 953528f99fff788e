import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, type Mark, signalQuietly } from './process-mark.ts'
import { gateway, services, worker } from './processes.ts'

/** Processes that are ended together, how, and how long they may take before they are killed. */
export type StopWave = { names: string[]; signal: NodeJS.Signals; graceMs: number }

/**
 * The services first, so that nothing is asked of a server that is gone; then the servers. Ours end by themselves within
 * the kit's `CLOSE_WITHIN_MS`, so that none is killed in the middle of its work.
 */
export const stopOrder: StopWave[] = [
  { names: [gateway, worker, ...services].map(({ name }) => name), signal: 'SIGTERM', graceMs: 25_000 },
  { names: ['mailbox', 'sandbox', 'nats'], signal: 'SIGTERM', graceMs: 5_000 },
  // "Fast" shutdown: rolls back what is open and writes everything down; SIGTERM would wait for every client.
  { names: ['postgres'], signal: 'SIGINT', graceMs: 10_000 }
]

/** Ends processes that nobody supervises any more, by name, in the order above. Returns the names of those that still live. */
export async function endInOrder(left: Record<string, Mark>): Promise<string[]> {
  for (const { names, signal, graceMs } of stopOrder) {
    const marks = names.flatMap((name) => left[name] ?? []).filter(isAlive)
    for (const { pid } of marks) signalQuietly(pid, signal)
    const deadline = Date.now() + graceMs
    while (marks.some(isAlive) && Date.now() < deadline) await sleep(100)
    for (const mark of marks) if (isAlive(mark)) signalQuietly(mark.pid, 'SIGKILL')
  }
  await sleep(100)
  return Object.keys(left).filter((name) => left[name] && isAlive(left[name]))
}
