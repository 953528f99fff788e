import type { System } from '../../deploy/local/system.ts'
import { processesUnder, type RunningProcess } from '../support/process-list.ts'

/** Processor time by part of the system, in milliseconds. */
export type Usage = Map<string, number>

/** What each part has used since it started: the parts by their names, what they started by its program. */
export function readUsage(system: System): Usage {
  const usage: Usage = new Map()
  const names = new Map(system.names().map((name) => [system.pid(name), name]))
  const [_ourselves, ...parts] = processesUnder(process.pid)
  for (const running of parts) {
    const part = partOf(running, names)
    usage.set(part, (usage.get(part) ?? 0) + running.processorMs)
  }
  return usage
}

/** The part that a process belongs to: itself by its name, a browser or a database by its program. */
export function partOf({ pid, command }: RunningProcess, names: Map<number | undefined, string>): string {
  if (/chrom/i.test(command.split(' ')[0] ?? '')) return 'chromium'
  if (command.startsWith('postgres')) return 'postgres'
  return names.get(pid) ?? 'others'
}

/** What was used between two readings, the most first. */
export const difference = (before: Usage, after: Usage): [part: string, ms: number][] =>
  [...after]
    .map(([part, ms]): [string, number] => [part, ms - (before.get(part) ?? 0)])
    .filter(([, ms]) => ms > 0)
    .sort(([, one], [, other]) => other - one)
