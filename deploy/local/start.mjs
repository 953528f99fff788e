import { ensureInstalled, fail, runScript } from './install.mjs'

try {
  ensureInstalled()
  runScript('deploy/local/boot.ts', process.argv.slice(2), { together: true })
} catch (error) {
  fail(error)
}
