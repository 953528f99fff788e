import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Report } from '../console.ts'
import { SetupError } from '../settings/settings.ts'
import { downloadNats } from './nats-download.ts'

/** A nats-server program and its version, e.g. `2.12.15`. */
export type NatsProgram = { path: string; version: string; from: string }

/**
 * Finds nats-server or brings it: from PATH, from an earlier start, from Debian's package (unpacked, not installed:
 * no system service), from Homebrew, from the official release. Throws SetupError with the commands to run by hand.
 */
export async function findNats(binDir: string, report: Report): Promise<NatsProgram> {
  const own = join(binDir, process.platform === 'win32' ? 'nats-server.exe' : 'nats-server')
  const present = tryProgram(onPath('nats-server'), 'on this machine') ?? tryProgram(own, 'in .local/bin')
  if (present) return present
  mkdirSync(binDir, { recursive: true })
  report('nats', 'nats-server is not on this machine: bringing it')
  const problems: string[] = []
  const attempts: [string, () => Promise<NatsProgram | null> | NatsProgram | null][] = [
    ['Debian package', () => fromDebian(own)],
    ['Homebrew', () => fromHomebrew()],
    ['official release', async () => tryProgram(await downloadNats(own), 'from the official release')]
  ]
  for (const [source, attempt] of attempts) {
    try {
      const program = await attempt()
      if (program) return program
    } catch (error) {
      problems.push(`${source}: ${(error as Error).message.trim().split('\n')[0]}`)
    }
  }
  throw new SetupError(
    [
      'nats-server is needed and could not be brought here:',
      ...problems.map((problem) => `  ${problem}`),
      'Install it ("apt-get install nats-server", "brew install nats-server", or https://nats.io/download) or set NATS_URL.'
    ].join('\n')
  )
}

/** Takes the package apart in a temporary folder; needs no root, and nothing starts by itself. */
function fromDebian(target: string): NatsProgram | null {
  if (!onPath('apt-get') || !onPath('dpkg')) return null
  const folder = mkdtempSync(join(tmpdir(), 'formwright-nats-'))
  chmodSync(folder, 0o755)
  try {
    const download = (): number | null =>
      spawnSync('apt-get', ['download', 'nats-server'], { cwd: folder, stdio: 'pipe', timeout: 120_000 }).status
    if (download() !== 0 && process.getuid?.() === 0) {
      spawnSync('apt-get', ['update'], { stdio: 'pipe', timeout: 180_000 })
      download()
    }
    const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
    if (!file) throw new Error('"apt-get download nats-server" brought nothing (no package lists, or no such package)')
    execFileSync('dpkg', ['-x', join(folder, file), join(folder, 'unpacked')], { stdio: 'pipe' })
    const unpacked = ['usr/sbin', 'usr/bin']
      .map((place) => join(folder, 'unpacked', place, 'nats-server'))
      .find(existsSync)
    if (!unpacked) throw new Error('the package holds no nats-server')
    copyFileSync(unpacked, target)
    chmodSync(target, 0o755)
    return tryProgram(target, 'from the Debian package')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fromHomebrew(): NatsProgram | null {
  if (!onPath('brew')) return null
  execFileSync('brew', ['install', '--quiet', 'nats-server'], { stdio: 'pipe', timeout: 600_000 })
  return tryProgram(onPath('nats-server'), 'from Homebrew')
}

function tryProgram(path: string | null, from: string): NatsProgram | null {
  if (!path || !existsSync(path)) return null
  const said = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const version = /v?(\d+\.\d+\.\d+)/.exec(`${said.stdout}${said.stderr}`)?.[1]
  return version ? { path, version, from } : null
}

function onPath(program: string): string | null {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, `${program}${suffix}`)).find(existsSync) ?? null
}
