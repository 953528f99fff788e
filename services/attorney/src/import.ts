import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@formwright/kit/postgres/database'
import { migrate } from '@formwright/kit/postgres/migrate'
import { readConfig, Url } from '@formwright/kit/process/config'
import { createLogger } from '@formwright/kit/process/log'
import { Type } from 'typebox'
import { BadCsv } from './domain/import/csv.ts'
import { importDirectory } from './domain/import/import-directory.ts'
import { type ReadDirectory, readDirectory } from './domain/import/read-directory.ts'
import type { AttorneyTables } from './tables.ts'

const USAGE = 'usage: import.ts <file.csv> [--source import] [--replace] [--dry-run]'
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Ends with 0 when at least one row was taken, with 1 when nothing was, with 2 when the call was wrong. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string', default: 'import' },
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false }
    }
  })
  const [file] = positionals
  const { source, replace } = values
  if (file === undefined || positionals.length > 1 || !/^[a-z][a-z0-9-]{1,30}$/.test(source) || source === 'sample') {
    say(USAGE)
    return 2
  }
  const directory = readDirectory(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)))
  for (const { line, reasons } of directory.refused) say(`line ${line} refused: ${reasons.join('; ')}`)
  const counts = `${directory.accepted.length} taken, ${directory.refused.length} refused`
  if (values['dry-run']) {
    say(`${counts}; nothing is written`)
    return directory.accepted.length > 0 ? 0 : 1
  }
  if (directory.accepted.length === 0) {
    say(`${counts}; the directory stays as it was`)
    return 1
  }
  await write(directory, { source, replace })
  say(counts)
  return 0
}

async function write({ accepted }: ReadDirectory, options: { source: string; replace: boolean }) {
  const { DATABASE_URL } = readConfig(Type.Object({ DATABASE_URL: Url() }))
  const log = createLogger('attorney-import', 'warn')
  const db = openDatabase<AttorneyTables>(DATABASE_URL, log)
  try {
    await migrate(DATABASE_URL, join(import.meta.dirname, '../migrations'), log)
    await importDirectory(db, accepted, options)
  } finally {
    await db.destroy()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  const known = error instanceof BadCsv || error instanceof TypeError || (error as { code?: string }).code !== undefined
  if (!known) throw error
  say((error as Error).message)
  return 1
})
