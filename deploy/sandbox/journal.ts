import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * Records by kind and id, kept in memory and in one file of JSON lines to which every change is appended at once:
 * the last line for an id counts, a line cut short by a crash is dropped, and opening writes the file anew without history.
 */
export type Journal = {
  put: (kind: string, id: string, value: unknown) => void
  /** Everything put inside is written at once: after a crash all of it is there or nothing. */
  together: <T>(work: () => T) => T
  get: <T>(kind: string, id: string) => T | undefined
  /** In the order in which the ids were first put. */
  all: <T>(kind: string) => T[]
  close: () => void
}

type Line = { kind: string; id: string; value: unknown }

/** Opens or begins a journal. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true })
  const kinds = new Map<string, Map<string, unknown>>()
  const keep = ({ kind, id, value }: Line): void => {
    const records = kinds.get(kind) ?? new Map<string, unknown>()
    records.set(id, value)
    kinds.set(kind, records)
  }
  for (const line of readLines(file)) keep(line)
  const lines = [...kinds].flatMap(([kind, records]) =>
    [...records].map(([id, value]) => `${JSON.stringify({ kind, id, value })}\n`)
  )
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  const descriptor = openSync(file, 'a')
  let held: string[] | null = null
  let unwritten = ''
  /** What a full disk did not take goes with the next line; a newline first, for it may have taken half of it. */
  const write = (lines: string): void => {
    unwritten += lines
    try {
      appendFileSync(descriptor, unwritten)
      unwritten = ''
    } catch {
      unwritten = `\n${unwritten.trimStart()}`
    }
  }
  return {
    put: (kind, id, value) => {
      const line = `${JSON.stringify({ kind, id, value })}\n`
      if (held) held.push(line)
      else write(line)
      keep({ kind, id, value })
    },
    together: (work) => {
      if (held) return work()
      held = []
      try {
        return work()
      } finally {
        const lines: string[] = held
        held = null
        if (lines.length > 0) write(lines.join(''))
      }
    },
    get: <T>(kind: string, id: string) => kinds.get(kind)?.get(id) as T | undefined,
    all: <T>(kind: string) => [...(kinds.get(kind)?.values() ?? [])] as T[],
    close: () => {
      if (unwritten !== '') write('')
      closeSync(descriptor)
    }
  }
}

function readLines(file: string): Line[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Line]
      } catch {
        return []
      }
    })
}
