import { execFileSync, spawnSync } from 'node:child_process'
import { SetupError } from '../settings/settings.ts'

/** A user of the machine, by number. */
export type SystemUser = { uid: number; gid: number; name: string }

/**
 * The user Postgres runs as, or null for our own. Postgres refuses to run as root, so root lends it the machine's
 * `postgres` user, makes one where there is none, and falls back to `nobody`.
 */
export function findPostgresUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const existing = lookUp('postgres')
  if (existing) return existing
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'], {
    stdio: 'ignore'
  })
  const user = lookUp('postgres') ?? lookUp('nobody')
  if (user) return user
  throw new SetupError(
    'Postgres does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Make one ("useradd --system postgres"), run npm start as another user, or set the *_DATABASE_URL variables.'
  )
}

/** True when this user can run the program and read the folder beside it. */
export function canUse(user: SystemUser, program: string, folder: string): boolean {
  const test = '"$1" --version >/dev/null 2>&1 && ls "$2" >/dev/null 2>&1'
  return runAs(user, test, [program, folder])
}

/** True when this user can reach a folder. */
export function canEnter(user: SystemUser, folder: string): boolean {
  return runAs(user, 'cd "$1" 2>/dev/null', [folder])
}

function runAs(user: SystemUser, test: string, args: string[]): boolean {
  const options = { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' } as const
  return spawnSync('/bin/sh', ['-c', test, 'sh', ...args], options).status === 0
}

function lookUp(name: string): SystemUser | null {
  try {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g'), name }
  } catch {
    return null
  }
}
