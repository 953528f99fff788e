import { type ChildProcess, spawn } from 'node:child_process'
import type { Report } from '../console.ts'
import type { ChildLog } from './child-log.ts'

/** How often and how fast a process that dies is started again. Milliseconds. */
export type RestartPolicy = { firstDelayMs: number; longestDelayMs: number; quietMs: number }

/** 0.5, 1, 2, 4 … 30 s; from the beginning again after a quiet minute. */
export const defaultRestartPolicy: RestartPolicy = { firstDelayMs: 500, longestDelayMs: 30_000, quietMs: 60_000 }

/** What to run and how to end it. */
export type ProcessSpec = {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Run as this user instead of ours (root starting Postgres). */
  user?: { uid: number; gid: number } | undefined
  /** The signal that asks it to finish its work and end; SIGTERM unless said otherwise. */
  stopSignal?: NodeJS.Signals
  /** Repairs what an earlier crash left, before each start. */
  beforeStart?: () => Promise<void>
}

/** A process that is kept running until it is stopped. */
export type SupervisedProcess = {
  readonly name: string
  /** The process id while it runs. */
  pid: () => number | undefined
  state: () => 'running' | 'waiting' | 'stopped'
  /** How often it was started again after dying. */
  restarts: () => number
  start: () => Promise<void>
  /** Sends a signal and leaves the supervisor to notice: the process is started again after a delay. */
  kill: (signal: NodeJS.Signals) => Promise<void>
  /** Asks it to end and waits; kills it after the grace time. It stays down until started. */
  stop: (options?: { signal?: NodeJS.Signals; graceMs?: number }) => Promise<void>
}

type Options = {
  log: ChildLog
  report: Report
  policy: RestartPolicy
  /** Told after each start and each end, so that a later run can find what this one left behind. */
  onPid: (name: string, pid: number | undefined) => void
}

/** Supervises one process: starts it again with a growing delay whenever it ends by itself. */
export function superviseProcess(spec: ProcessSpec, { log, report, policy, onPid }: Options): SupervisedProcess {
  let child: ChildProcess | undefined
  let wanted = false
  let timer: NodeJS.Timeout | undefined
  let exited: Promise<void> = Promise.resolve()
  let restarts = 0
  let delayMs = policy.firstDelayMs

  const launch = async (): Promise<void> => {
    timer = undefined
    try {
      await spec.beforeStart?.()
    } catch (error) {
      if (wanted) startLater(`could not be prepared: ${(error as Error).message}`)
      return
    }
    if (!wanted || child) return
    const startedAt = Date.now()
    log.begin()
    let started: ChildProcess
    try {
      started = begin(spec)
    } catch (error) {
      startLater(`could not be started: ${(error as Error).message}`)
      return
    }
    child = started
    for (const stream of [started.stdout, started.stderr]) if (stream) log.follow(stream)
    if (started.pid !== undefined) onPid(spec.name, started.pid)
    exited = new Promise((resolve) => {
      let over = false
      const finish = (how: string): void => {
        if (over) return
        over = true
        child = undefined
        onPid(spec.name, undefined)
        if (wanted) {
          if (Date.now() - startedAt >= policy.quietMs) delayMs = policy.firstDelayMs
          startLater(how)
        }
        resolve()
      }
      started.once('error', (error) => finish(`could not be started: ${error.message}`))
      started.once('exit', (code, signal) => finish(signal ? `was ended by ${signal}` : `ended with code ${code}`))
    })
  }

  const startLater = (how: string): void => {
    const reason = how.includes('by SIG') ? '' : whyItEnded(log.lastWords())
    report(spec.name, `${how}${reason}; started again in ${delayMs / 1000} s`)
    const wait = delayMs
    delayMs = Math.min(delayMs * 2, policy.longestDelayMs)
    timer = setTimeout(() => {
      restarts += 1
      void launch()
    }, wait)
  }

  return {
    name: spec.name,
    pid: () => child?.pid,
    state: () => (child ? 'running' : wanted ? 'waiting' : 'stopped'),
    restarts: () => restarts,
    start: async () => {
      if (child) return
      wanted = true
      clearTimeout(timer)
      delayMs = policy.firstDelayMs
      await launch()
    },
    kill: async (signal) => {
      const ending = exited
      if (!child) return
      child.kill(signal)
      if (signal === 'SIGKILL') await ending
    },
    stop: async ({ signal, graceMs = 20_000 } = {}) => {
      wanted = false
      clearTimeout(timer)
      const running = child
      if (!running) return
      running.kill(signal ?? spec.stopSignal ?? 'SIGTERM')
      const hard = setTimeout(() => {
        report(spec.name, `did not end within ${Math.round(graceMs / 1000)} s and was killed`)
        running.kill('SIGKILL')
      }, graceMs)
      await exited
      clearTimeout(hard)
    }
  }
}

/** Throws when the machine has no memory or no process left to give. */
function begin(spec: ProcessSpec): ChildProcess {
  return spawn(spec.command, spec.args, {
    cwd: spec.cwd,
    env: spec.env,
    // A group of its own: Ctrl-C in the terminal must reach only the supervisor, which ends the others in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...spec.user
  })
}

/** The line that says most about a crash: the error's own, else the last one that is no log entry. */
function whyItEnded(words: string[]): string {
  const plain = words.filter((line) => !line.startsWith('{') && !/^\s*(at |\})|^Node\.js v/.test(line))
  const telling =
    plain.find((line) => /^\s*(Uncaught )?\w*Error( \[\w+\])?:|FATAL|PANIC|\berror:/.test(line)) ?? plain.at(-1)
  return telling ? ` (${telling.trim().slice(0, 300)})` : ''
}
