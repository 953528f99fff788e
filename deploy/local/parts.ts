import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtScript } from '../build/programs.ts'
import type { Report } from './console.ts'
import type { Context } from './context.ts'
import { openChildLog } from './processes/child-log.ts'
import { type Program, programEnv } from './processes/processes.ts'
import {
  type ProcessSpec,
  type RestartPolicy,
  type SupervisedProcess,
  superviseProcess
} from './processes/supervised-process.ts'
import { watchHealth } from './processes/watchdog.ts'
import { root, SetupError } from './settings/settings.ts'

/** The supervised processes of one system, by name, in the order they were started. */
export type Parts = {
  /** Starts a program of ours under the bundled Node. */
  run: (program: Program) => Promise<SupervisedProcess>
  /** Starts any other program (Postgres, NATS). */
  add: (spec: ProcessSpec) => Promise<SupervisedProcess>
  get: (name: string) => SupervisedProcess
  names: () => string[]
  lastWords: (name: string) => string[]
  /** From now on nothing new is started. */
  close: () => void
  /** Ends the named ones together and waits; unknown names are passed over. */
  stop: (names: string[], graceMs: number) => Promise<void>
}

/** Keeps the processes of one system running, each with its own log file. */
export function openParts(options: {
  context: Context
  report: Report
  policy: RestartPolicy
  onPid: (name: string, pid: number | undefined) => void
}): Parts {
  const { context, report, policy, onPid } = options
  const logs = join(context.dataDir, 'logs')
  const parts = new Map<string, SupervisedProcess>()
  const words = new Map<string, () => string[]>()
  const watchers = new Map<string, () => void>()
  let closed = false
  mkdirSync(logs, { recursive: true })

  const add = async (spec: ProcessSpec): Promise<SupervisedProcess> => {
    if (closed) throw new SetupError('The start was stopped.')
    const log = openChildLog(join(logs, `${spec.name}.log`), spec.name, report)
    const part = superviseProcess(spec, { log, report, policy, onPid })
    parts.set(spec.name, part)
    words.set(spec.name, log.lastWords)
    await part.start()
    return part
  }

  return {
    add,
    run: async (program) => {
      const part = await add({
        name: program.name,
        command: process.execPath,
        args: [builtScript(program)],
        cwd: root,
        env: programEnv(program, context)
      })
      const url = `http://127.0.0.1:${context.ports[program.name]}/healthz`
      watchers.set(program.name, watchHealth({ part, url, report }))
      return part
    },
    get: (name) => {
      const part = parts.get(name)
      if (!part) throw new SetupError(`There is no process "${name}"; there are ${[...parts.keys()].join(', ')}.`)
      return part
    },
    names: () => [...parts.keys()],
    lastWords: (name) => words.get(name)?.() ?? [],
    close: () => {
      closed = true
    },
    stop: async (names, graceMs) => {
      for (const name of names) watchers.get(name)?.()
      await Promise.all(names.map((name) => parts.get(name)?.stop({ graceMs })))
    }
  }
}
