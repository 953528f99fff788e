import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { System } from '../../deploy/local/system.ts'
import { processesUnder } from '../support/process-list.ts'
import { partOf } from './processor.ts'
import type { Figure } from './report.ts'

const MOST_MB = 1_100
const REST_MS = 60_000

/** Memory of all processes, Chromium and Postgres too, a minute after they were ready: what they share counts once (PSS). */
export async function measureMemory(system: System): Promise<Figure[]> {
  await sleep(REST_MS)
  const names = new Map(system.names().map((name) => [system.pid(name), name]))
  const parts = new Map<string, number>()
  // This process measures; the supervisor that `npm start` has in its place is a small one.
  const [_ourselves, ...running] = processesUnder(process.pid)
  for (const one of running) {
    const part = partOf(one, names)
    parts.set(part, (parts.get(part) ?? 0) + pssMb(one.pid))
  }
  const total = [...parts.values()].reduce((sum, mb) => sum + mb, 0)
  if (total === 0) return []
  const note = [...parts].sort(([, one], [, other]) => other - one).map(([part, mb]) => `${part} ${mb.toFixed(0)}`)
  return [
    {
      name: `PSS of ${running.length} processes, 60 s after ready`,
      value: `${total.toFixed(0)} MB`,
      limit: `${MOST_MB} MB`,
      fine: total <= MOST_MB,
      note: note.join(', ')
    }
  ]
}

/** 0 where the system does not tell, or for a process that ended meanwhile. */
function pssMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}
