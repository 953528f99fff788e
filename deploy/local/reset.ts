import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { clearPostgres } from './postgres/postgres.ts'
import { runningSupervisor } from './run-file.ts'
import { root } from './settings/settings.ts'

const dataDir = resolve(process.env['DATA_DIR'] || join(root, '.local'))
const running = runningSupervisor(dataDir)

if (running !== null) {
  process.stderr.write(`A system runs on ${dataDir} (process ${running}). Stop it first, then reset.\n`)
  process.exitCode = 1
} else if (!existsSync(dataDir)) {
  process.stdout.write('There is nothing to clear.\n')
} else {
  clearPostgres(dataDir)
  // Programs and compiled code are no data: keeping them spares the next start a download.
  const kept = new Set(['bin', 'cache', 'chromium'])
  for (const name of readdirSync(dataDir)) {
    if (!kept.has(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  process.stdout.write('Cleared: databases, broker, mail, payments, logs and secrets. The next start begins anew.\n')
}
