import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder, wherever the clone lies. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

const windows = process.platform === 'win32'

/**
 * Installs the packages of package-lock.json when node_modules does not hold exactly them.
 * The stamp is the lock's hash, so a pull that changes the lock is noticed and nothing else costs time.
 * Throws an Error whose message is meant for the person at the terminal.
 */
export function ensureInstalled() {
  const modules = join(root, 'node_modules')
  const stamp = join(modules, '.install-stamp')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(bundledNode())) return
  process.stdout.write('Installing packages (once, about a minute) …\n')
  const npm = process.env.npm_execpath
  const args = ['ci', '--loglevel=error']
  const options = { cwd: root, stdio: 'inherit', env: process.env }
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
  if (result.error || result.status !== 0) {
    const why = result.error ? result.error.message : `it ended with code ${result.status ?? result.signal}`
    throw new Error(`npm could not install the packages: ${why}. Check the network, then run "npm ci" to see more.`)
  }
  if (!existsSync(bundledNode())) {
    throw new Error(
      `The packages hold no Node for ${process.platform}-${process.arch}. ` +
        'Supported: linux-x64, linux-arm64, darwin-x64, darwin-arm64, win32-x64; and optional packages must not be omitted.'
    )
  }
  mkdirSync(modules, { recursive: true })
  writeFileSync(stamp, wanted)
}

/** The Node that package.json pins; every script runs under it, whatever Node the machine has. */
export function bundledNode() {
  return join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
}

/**
 * Runs a script of this project under the bundled Node, passes signals on, and ends as it ends.
 * @param {string} script path from the project's root
 * @param {string[]} args
 * @param {{ together?: boolean }} [options] together: the script is told when this process is gone
 */
export function runScript(script, args, { together = false } = {}) {
  const bin = join(root, 'node_modules', '.bin')
  const child = spawn(bundledNode(), [join(root, script), ...args], {
    cwd: process.cwd(),
    stdio: together && !windows ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    shell: windows,
    env: {
      ...process.env,
      PATH: `${bin}${windows ? ';' : ':'}${process.env.PATH ?? ''}`,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.local', 'cache', 'node')
    }
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event && !windows) followParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(new Error(`The bundled Node could not be started: ${error.message}`)))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)))
}

/**
 * npm hands a signal to the shell it runs scripts in, and that shell dies without handing it on.
 * @param {() => void} onGone
 */
function followParent(onGone) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 200)
  timer.unref()
}

/**
 * Ends the process with one clear sentence.
 * @param {unknown} error
 */
export function fail(error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
