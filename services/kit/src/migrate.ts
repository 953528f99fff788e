import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Logger } from './log.ts'
import type { KitTables } from './tables.ts'

const KIT = join(import.meta.dirname, '../migrations')

/**
 * Brings a database up to date: the kit's tables, then the service's `NNNN-*.sql`, forward only. Kysely holds an advisory
 * lock, so replicas may start together. Waits for a database that is still starting.
 */
export async function migrate<Tables extends KitTables>(
  db: Kysely<Tables>,
  folder: string,
  log: Logger
): Promise<void> {
  const migrations = { ...(await load(KIT, '0000-kit-')), ...(await load(folder, '')) }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true
  })
  await waitFor(db, log)
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw new Error('Migration failed', { cause: error })
  if (results.length > 0) log.info({ applied: results.map((result) => result.migrationName) }, 'database migrated')
}

async function load(folder: string, prefix: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), 'utf8')
    return [prefix + name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function waitFor(db: Kysely<never> | Kysely<KitTables> | unknown, log: Logger, attempts = 60): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`select 1`.execute(db as Kysely<KitTables>)
      return
    } catch (error) {
      if (attempt === attempts) throw error
      if (attempt === 1) log.warn({ err: (error as Error).message }, 'waiting for the database')
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}
