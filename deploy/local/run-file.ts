import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from './console.ts'
import { isAlive, type Mark, markOf } from './processes/process-mark.ts'
import { endInOrder } from './processes/stop-order.ts'
import { SetupError } from './settings/settings.ts'

type RunState = { supervisor: Mark; children: Record<string, Mark>; stopping?: boolean }

/** The note a running system keeps in `.local/run.json`: who supervises, and which processes are its own. */
export type RunFile = {
  note: (name: string, pid: number | undefined) => void
  /** Says that this system is on its way out: a next start waits for it instead of giving up. */
  leave: () => void
  close: () => void
}

/**
 * Takes the data folder for this process. Throws SetupError while another system runs on it;
 * ends what a killed supervisor left running.
 */
export async function openRunFile(dataDir: string, report: Report): Promise<RunFile> {
  const file = runFilePath(dataDir)
  const earlier = await waitForLeaving(file, report)
  if (earlier && isAlive(earlier.supervisor)) {
    throw new SetupError(
      `A system already runs on ${dataDir} (process ${earlier.supervisor.pid}). Stop it first (Ctrl-C in its terminal).`
    )
  }
  if (earlier) await endOrphans(earlier, report)
  const state: RunState = { supervisor: markOf(process.pid), children: {} }
  const write = (): void => {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  write()
  // A disk that is full later is no reason to end: the guard knows the children too, and needs no disk.
  const save = (): void => {
    try {
      write()
    } catch (error) {
      report('boot', `${file} cannot be written: ${(error as Error).message}`)
    }
  }
  return {
    note: (name, pid) => {
      if (pid === undefined) delete state.children[name]
      else state.children[name] = markOf(pid)
      save()
    },
    leave: () => {
      state.stopping = true
      save()
    },
    close: () => rmSync(file, { force: true })
  }
}

/** The process id of the supervisor that runs on this data folder, or null. */
export function runningSupervisor(dataDir: string): number | null {
  const state = readRunState(runFilePath(dataDir))
  return state && isAlive(state.supervisor) ? state.supervisor.pid : null
}

/** A system that was told to stop may need half a minute; one that was told just now has not noticed yet. */
async function waitForLeaving(file: string, report: Report): Promise<RunState | null> {
  const begun = Date.now()
  for (;;) {
    const state = readRunState(file)
    if (!state || !isAlive(state.supervisor) || state.supervisor.pid === process.pid) return state
    const patience = state.stopping ? 35_000 : 1_000
    if (Date.now() - begun > patience) return state
    if (state.stopping && Date.now() - begun < 200) report('boot', 'waiting for the earlier run to end')
    await sleep(200)
  }
}

async function endOrphans(earlier: RunState, report: Report): Promise<void> {
  const left = Object.entries(earlier.children).filter(([, mark]) => isAlive(mark))
  if (left.length === 0) return
  report('boot', `an earlier run was killed and left ${left.map(([name]) => name).join(', ')} running: ending them`)
  const stubborn = await endInOrder(Object.fromEntries(left))
  if (stubborn.length > 0) {
    const list = stubborn.map((name) => `${name} (process ${earlier.children[name]?.pid})`).join(', ')
    throw new SetupError(`These processes of an earlier run could not be ended: ${list}. End them, then start again.`)
  }
}

function runFilePath(dataDir: string): string {
  return join(dataDir, 'run.json')
}

function readRunState(file: string): RunState | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunState
  } catch {
    return null
  }
}
