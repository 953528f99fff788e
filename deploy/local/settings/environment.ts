import { readFileSync } from 'node:fs'

/** Reads a variable or the file that NAME_FILE points to. Throws when it is missing and has no default. */
export function requireVariable(name: string, fallback?: string): string {
  const file = process.env[`${name}_FILE`]
  const value = file ? readFileSync(file, 'utf8').trim() : process.env[name]
  if (value) return value
  if (fallback !== undefined) return fallback
  throw new Error(`${name} must be set (or ${name}_FILE).`)
}

/** Reads a port number. */
export function requirePort(name: string): number {
  const port = Number(requireVariable(name))
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port.`)
  return port
}

/** Ends in good order on SIGTERM and SIGINT. */
export function onStop(close: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
    })
  }
}
