import { readdirSync, readFileSync } from 'node:fs'

export interface RunningProcess {
  pid: number
  parent: number
  /** Its program and arguments. */
  command: string
  /** Processor time it has used, in user and system mode. */
  processorMs: number
}

/** What /proc counts in is a hundredth of a second wherever Node runs. */
const TICK_MS = 10

/** A process and all that came from it, read from /proc; empty where the system has none. */
export function processesUnder(pid: number): RunningProcess[] {
  const all = listProcesses()
  const found = all.filter((process) => process.pid === pid)
  for (const { pid: parent } of found) found.push(...all.filter((process) => process.parent === parent))
  return found
}

function listProcesses(): RunningProcess[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)) ?? [])
  } catch {
    return []
  }
}

function readProcess(pid: number): RunningProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything; state, parent and the rest follow its last bracket.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    const processorMs = ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS
    return { pid, parent: fields[1] ?? 0, command, processorMs }
  } catch {
    // It ended while we looked.
    return undefined
  }
}
