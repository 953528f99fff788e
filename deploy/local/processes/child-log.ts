import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Report } from '../console.ts'

const rotateAtBytes = 20 * 1024 * 1024
const quietMs = 10_000
const RECENT = 40

/** The log of one child: everything to a file, warnings and errors to the terminal, and its last words for a crash. */
export type ChildLog = {
  follow: (stream: Readable) => void
  /** Called at each start: what an earlier life said does not explain this one's end. */
  begin: () => void
  /** The last lines it wrote, newest last. */
  lastWords: () => string[]
}

/**
 * Follows a child's output. Lines of JSON (pino) at level 40 and above are echoed as one readable line;
 * the same line within ten seconds is echoed once, so that an outage does not flood the terminal.
 */
export function openChildLog(file: string, name: string, report: Report): ChildLog {
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file) && statSync(file).size > rotateAtBytes) renameSync(file, `${file}.1`)
  const recent: string[] = []
  let failing = false
  const echoed = new Map<string, number>()

  const echo = (text: string): void => {
    const now = Date.now()
    if (now - (echoed.get(text) ?? 0) < quietMs) return
    if (echoed.size > 200) echoed.clear()
    echoed.set(text, now)
    report(name, text)
  }

  /** A disk that is full costs lines of the log, never the process that reads them. */
  const keep = (lines: string[]): void => {
    try {
      appendFileSync(file, lines.map((line) => `${line}\n`).join(''))
      failing = false
    } catch (error) {
      if (!failing) report(name, `its log cannot be written: ${(error as Error).message}`)
      failing = true
    }
  }

  const take = (lines: string[]): void => {
    if (lines.length === 0) return
    keep(lines)
    recent.push(...lines.slice(-RECENT))
    recent.splice(0, recent.length - RECENT)
    for (const line of lines) {
      const warning = readWarning(line)
      if (warning) echo(warning)
    }
  }

  return {
    follow: (stream) => {
      let rest = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        take(lines.filter((line) => line !== ''))
      })
      stream.on('end', () => take(rest === '' ? [] : [rest]))
      stream.on('error', () => {})
    },
    begin: () => recent.splice(0),
    lastWords: () => recent.slice()
  }
}

type LogEntry = {
  level?: number
  msg?: string
  method?: string
  path?: string
  status?: number
  err?: { message?: string } | string
}

/** The readable form of a pino line that warns, or null. */
function readWarning(line: string): string | null {
  if (!line.startsWith('{') || line.startsWith('{"level":30,')) return null
  try {
    const entry = JSON.parse(line) as LogEntry
    if (typeof entry.level !== 'number' || entry.level < 40) return null
    // We ask for these ourselves, again and again until the system is ready.
    if (entry.path === '/readyz' || entry.path === '/healthz') return null
    const word = entry.level >= 50 ? 'error' : 'warn'
    const request = entry.path ? ` ${entry.status ?? ''} ${entry.method ?? ''} ${entry.path}` : ''
    const reason = typeof entry.err === 'string' ? entry.err : entry.err?.message
    const cause = reason && reason !== entry.msg ? ` (${reason})` : ''
    return `${word}: ${entry.msg ?? ''}${request}${cause}`
  } catch {
    return null
  }
}
