import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process id with the moment it was started, so that an id used again by another program is not mistaken. */
export type Mark = { pid: number; started: string }

/** The mark of a process that lives now. */
export function markOf(pid: number): Mark {
  return { pid, started: startMoment(pid) ?? '' }
}

/** True while this very process lives. */
export function isAlive(mark: Mark): boolean {
  const started = startMoment(mark.pid)
  return started !== null && started === mark.started
}

/** Sends a signal to a process that may have ended in between. */
export function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in between.
  }
}

/** When a process was started, in whatever unit the system tells it, or null when it does not live. */
function startMoment(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? null : (fields[19] ?? null)
    } catch {
      return null
    }
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() || null
  } catch {
    return null
  }
}
