import { ensureInstalled, fail, runScript } from './install.mjs'

const [script, ...args] = process.argv.slice(2)

try {
  if (!script) throw new Error('Usage: node deploy/local/run.mjs <script.ts> [arguments]')
  ensureInstalled()
  runScript(script, args)
} catch (error) {
  fail(error)
}
