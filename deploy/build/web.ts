import { spawn } from 'node:child_process'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, SetupError } from '../local/settings/settings.ts'
import { ensureBuilt } from './once.ts'

const web = join(root, 'web')

/** Builds web/dist when what it is made from has changed. Throws SetupError with vite's own words. */
export const ensureWebBuilt = (): Promise<boolean> =>
  ensureBuilt({
    name: 'web',
    sources: [web, join(root, 'services/interview/src'), join(root, 'proto-events/src')],
    folder: join(web, 'dist'),
    make: runVite
  })

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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write((await ensureWebBuilt()) ? 'web/dist is built\n' : 'web/dist is up to date\n')
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
