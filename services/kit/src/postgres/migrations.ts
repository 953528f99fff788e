import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const KIT = join(import.meta.dirname, '../../migrations')
const KIT_PREFIX = '0000-kit-'

/** One numbered SQL file; its name is remembered by the database, and so is what it said. */
export interface Migration {
  name: string
  sql: string
  sha256: string
}

/** What a database remembers of one. */
export type Applied = Pick<Migration, 'name' | 'sha256'>

/** The kit's migrations, then those of the service, in the order of their numbers. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  return [...(await read(KIT, KIT_PREFIX)), ...(await read(folder, ''))]
}

async function read(folder: string, prefix: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      // A checkout on Windows ends its lines otherwise; the migration is the same.
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      return { name: prefix + file.slice(0, -'.sql'.length), sql, sha256 }
    })
  )
}

/**
 * Compares what this code knows with what the database has. A database that is ahead (a deployment was rolled back) is
 * fine: `newer` names what it has more. Numbers that came late, from a branch merged later, are applied late.
 * Throws where the two cannot be versions of one line, or an applied file says something else by now.
 */
export function compare(known: Migration[], applied: Applied[]): { pending: Migration[]; newer: string[] } {
  const has = new Map(applied.map(({ name, sha256 }) => [name, sha256]))
  const changed = known.filter(({ name, sha256 }) => (has.get(name) ?? sha256) !== sha256)
  if (changed.length > 0) {
    throw new Error(
      `${listOf(changed)} was changed after this database had applied it. Put the file back as it was, and write the change as a new migration.`
    )
  }
  const unknown = applied.filter(({ name }) => !known.some((one) => one.name === name))
  const skipped = unknown.filter(({ name }) =>
    known.some((one) => family(one.name) === family(name) && one.name > name)
  )
  if (skipped.length > 0) {
    throw new Error(`This database has ${listOf(skipped)}, which this code goes past without: it is of another line.`)
  }
  const pending = known.filter(({ name }) => !has.has(name))
  if (unknown.length > 0 && pending.length > 0) {
    throw new Error(`This database has ${listOf(unknown)} but not ${listOf(pending)}: it is of another line.`)
  }
  return { pending, newer: unknown.map(({ name }) => name) }
}

/** The kit's numbers and the service's are counted apart. */
const family = (name: string) => (name.startsWith(KIT_PREFIX) ? KIT_PREFIX : '')

const listOf = (migrations: { name: string }[]) => migrations.map(({ name }) => name).join(', ')
