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

/** Who dies how often in a round. Postgres is stopped at once (SIGQUIT: no checkpoint), everything else by SIGKILL. */
const victims: [name: string, times: number, signal: NodeJS.Signals][] = [
  ['worker', 3, 'SIGKILL'],
  ['documents', 2, 'SIGKILL'],
  ['checkout', 2, 'SIGKILL'],
  ['notifications', 2, 'SIGKILL'],
  ['nats', 2, 'SIGKILL'],
  ['gateway', 1, 'SIGKILL'],
  ['postgres', 1, 'SIGQUIT']
]

interface Chaos {
  rounds: number
  /** Between two faults, half as long or half as long again. */
  everyMs: number
}

/** Kills part after part for some rounds; the supervisor brings each back. Keeps a log for the report. */
export function startFaults(system: System, random: () => number, { rounds, everyMs }: Chaos) {
  const log: string[] = []
  let stopping = false
  const started = Date.now()
  const note = (what: string) => log.push(`${((Date.now() - started) / 1000).toFixed(1)} s ${what}`)

  const ended = (async () => {
    for (const [name, , signal] of Array.from({ length: rounds }, () => aRound(random)).flat()) {
      await new Promise((resolve) => setTimeout(resolve, everyMs * (0.5 + random())))
      if (stopping) return
      note(`${signal} ${name}`)
      await system.kill(name, signal).catch(() => note(`${name} was down already`))
    }
  })()
  return {
    log,
    /** Settles when the last round is over. */
    ended,
    /** Takes NATS away and everything it had stored with it. */
    async wipeNats() {
      note('nats loses its store')
      await wipeNats(system)
    },
    async stop() {
      stopping = true
      await ended
    }
  }
}

export async function wipeNats(system: System): Promise<void> {
  await system.stopPart('nats', 'SIGKILL')
  rmSync(system.natsStore, { recursive: true, force: true })
  await system.startPart('nats')
}

/** The victims of a round, in an order of chance. */
function aRound(random: () => number) {
  const deck = victims.flatMap((victim) => Array.from({ length: victim[1] }, () => ({ victim, at: random() })))
  return deck.sort((one, other) => one.at - other.at).map(({ victim }) => victim)
}
