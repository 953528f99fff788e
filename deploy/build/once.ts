import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../local/settings/settings.ts'

const cache = join(root, '.local', 'cache')

/** A folder that is made from sources: their folders and files, and what makes it. */
export type Build = {
  name: string
  sources: string[]
  folder: string
  make: (draft: string) => Promise<void>
}

/**
 * Makes the folder when its sources or the lock have changed since it was made. The new folder replaces the old one only
 * when it is whole; two builds at once wait for each other. Returns whether it was made.
 */
export async function ensureBuilt({ name, sources, folder, make }: Build): Promise<boolean> {
  const wanted = hashOf([...sources, join(root, 'package-lock.json')])
  const isBuilt = (): boolean => readStamp(folder) === wanted
  if (isBuilt()) return false
  mkdirSync(cache, { recursive: true })
  const release = await takeLock(join(cache, `${name}.lock`))
  try {
    if (isBuilt()) return false
    const draft = join(cache, `${name}-draft`)
    rmSync(draft, { recursive: true, force: true })
    await make(draft)
    writeFileSync(stampIn(draft), wanted)
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
    return true
  } finally {
    release()
  }
}

const stampIn = (folder: string) => join(folder, '.source-hash')

function readStamp(folder: string): string | null {
  return existsSync(stampIn(folder)) ? readFileSync(stampIn(folder), 'utf8') : null
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    return /\.test\.tsx?$/.test(entry.name) ? [] : filesIn(join(path, entry.name))
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
