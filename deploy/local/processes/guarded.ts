import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../settings/settings.ts'
import { type Mark, markOf } from './process-mark.ts'

const AGAIN_MS = 1_000

/** The supervisor's end of the guard's pipe. */
export type Guarded = {
  /** Told after each start and each end of a child. */
  note: (name: string, pid: number | undefined) => void
  /** Nothing is left to guard. */
  close: () => void
}

/** Starts the guard, which ends the children of this process should it die before them. A guard that dies is replaced. */
export function startGuard(): Guarded {
  const children: Record<string, Mark> = {}
  let guard: ChildProcess | undefined
  let closed = false

  const tell = (): void => void guard?.stdin?.write(`${JSON.stringify(children)}\n`)
  const start = (): void => {
    if (closed) return
    const fresh = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts')], {
      cwd: root,
      // Out of reach of Ctrl-C in the terminal, and of whoever ends the supervisor's whole group.
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'ignore', 'ignore']
    })
    guard = fresh
    const again = (): void => void setTimeout(start, AGAIN_MS).unref()
    fresh.once('error', again)
    fresh.once('exit', again)
    fresh.stdin?.on('error', () => {})
    fresh.unref()
    ;(fresh.stdin as unknown as { unref(): void }).unref()
    tell()
  }
  start()
  return {
    note: (name, pid) => {
      if (pid === undefined) delete children[name]
      else children[name] = markOf(pid)
      tell()
    },
    close: () => {
      closed = true
      guard?.stdin?.end()
    }
  }
}
