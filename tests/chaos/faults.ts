import { rmSync } from 'node:fs'
import type { System } from '../../deploy/local/system.ts'

/** A generator of numbers in [0, 1) that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Who dies how often. Postgres is stopped at once (SIGQUIT: no checkpoint), everything else by SIGKILL. */
const victims: [name: string, weight: number, signal: NodeJS.Signals][] = [
  ['worker', 6, 'SIGKILL'],
  ['documents', 3, 'SIGKILL'],
  ['checkout', 3, 'SIGKILL'],
  ['notifications', 3, 'SIGKILL'],
  ['nats', 3, 'SIGKILL'],
  ['gateway', 1, 'SIGKILL'],
  ['postgres', 1, 'SIGQUIT']
]

/** Kills a random part every so often until stopped; the supervisor brings it back. Keeps a log for the report. */
export function startFaults(system: System, random: () => number, everyMs: number) {
  const log: string[] = []
  let stopping = false
  const started = Date.now()
  const note = (what: string) => log.push(`${((Date.now() - started) / 1000).toFixed(1)} s ${what}`)

  const loop = (async () => {
    while (!stopping) {
      await new Promise((resolve) => setTimeout(resolve, everyMs * (0.5 + random())))
      if (stopping) break
      const [name, , signal] = pick(random)
      note(`${signal} ${name}`)
      await system.kill(name, signal).catch(() => note(`${name} was down already`))
    }
  })()
  return {
    log,
    /** Takes NATS away and everything it had stored with it. */
    async wipeNats() {
      note('nats loses its store')
      await wipeNats(system)
    },
    async stop() {
      stopping = true
      await loop
    }
  }
}

export async function wipeNats(system: System): Promise<void> {
  await system.stopPart('nats', 'SIGKILL')
  rmSync(system.natsStore, { recursive: true, force: true })
  await system.startPart('nats')
}

function pick(random: () => number) {
  const tickets = victims.flatMap((victim) => Array.from({ length: victim[1] }, () => victim))
  return tickets[Math.floor(random() * tickets.length)] ?? ['worker', 1, 'SIGKILL' as const]
}
