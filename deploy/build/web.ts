import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root, SetupError } from '../local/settings/settings.ts'

const web = join(root, 'web')
const dist = join(web, 'dist')
const stamp = join(dist, '.source-hash')
const cache = join(root, 'node_modules', '.cache')

/**
 * Builds web/dist when web's sources or the lock have changed since the last build.
 * The new folder replaces the old one only when it is whole; two builds at once wait for each other.
 * Returns whether it built. Throws SetupError with vite's own words.
 */
export async function ensureWebBuilt(): Promise<boolean> {
  const wanted = sourceHash()
  if (isBuilt(wanted)) return false
  mkdirSync(cache, { recursive: true })
  const release = await takeLock(join(cache, 'web-build.lock'))
  try {
    if (isBuilt(wanted)) return false
    const draft = join(cache, 'web-dist')
    rmSync(draft, { recursive: true, force: true })
    await runVite(draft)
    writeFileSync(join(draft, '.source-hash'), wanted)
    rmSync(dist, { recursive: true, force: true })
    renameSync(draft, dist)
    return true
  } finally {
    release()
  }
}

function isBuilt(wanted: string): boolean {
  return existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of [...sourceFiles(web), join(root, 'package-lock.json')].sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourceFiles(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

function runVite(outDir: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  return new Promise((resolve, reject) => {
    // Relative, because web's own build plugins put the folder behind web's root.
    const args = [vite, 'build', '--outDir', relative(web, outDir), '--emptyOutDir', '--logLevel', 'warn']
    // Whoever asks: a test runner's own NODE_ENV would bring React's development build.
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(process.execPath, args, { cwd: web, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
    })
    child.stderr.on('data', (data) => {
      said += data
    })
    child.once('error', (error) => reject(new SetupError(`The web app could not be built: ${error.message}`)))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new SetupError(`The web app could not be built (vite ended with ${code}):\n${said.trim()}`))
    })
  })
}

/** Waits while another live process builds. */
async function takeLock(file: string): Promise<() => void> {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isAbandoned(file)) rmSync(file, { force: true })
      else await sleep(200)
    }
  }
}

function isAbandoned(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > 120_000) return true
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid > 0) process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write((await ensureWebBuilt()) ? 'web/dist is built\n' : 'web/dist is up to date\n')
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
