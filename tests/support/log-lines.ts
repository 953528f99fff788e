import { createLogger } from '@formwright/kit/process/log'

/** A service's own log, kept for the test to read. */
export function keptLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  let read = 0
  return {
    log,
    text: () => JSON.stringify(lines),
    /** The security events since the last call: what happened, and whom and what it was about. */
    security() {
      const fresh = lines.slice(read).filter((line) => line['security'] !== undefined)
      read = lines.length
      return fresh
    }
  }
}
