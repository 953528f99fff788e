import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportChecks, runChecks } from './check.ts'

/**
 * `npm test`: checks, then every kind of test, cheapest first, and one plain closing line. `--full` runs all states, the
 * long chaos, the full fuzz and prints every paper (`PAPER_SHARD=2/8`: an eighth of them). Names after it choose kinds: `npm test -- unit integration`.
 */
const KINDS = ['unit', 'paper', 'integration', 'e2e', 'chaos']
const full = process.argv.includes('--full')
const chosen = process.argv.slice(2).filter((argument) => KINDS.includes(argument))

interface Count {
  passed: number
  failed: number
}

async function check(): Promise<Count> {
  const results = await runChecks()
  reportChecks(results)
  return {
    passed: results.filter((result) => result.passed).length,
    failed: results.filter((result) => !result.passed).length
  }
}

async function test(kind: string, folder: string): Promise<Count> {
  const report = join(folder, `${kind}.json`)
  const args = ['run', '--project', kind, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await new Promise<number | null>((resolve) => {
    const env = { ...process.env, ...(full ? { FORMWRIGHT_FULL: '1' } : {}) }
    spawn(join('node_modules', '.bin', 'vitest'), args, { stdio: ['ignore', 'inherit', 'inherit'], env }).once(
      'close',
      resolve
    )
  })
  const count = readCount(report)
  // A file that could not even be loaded holds no test that failed: the runner's own word counts.
  return code === 0 || count.failed > 0 ? count : { ...count, failed: 1 }
}

function readCount(report: string): Count {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'formwright-report-'))
const counts = chosen.length > 0 ? [] : [await check()]
for (const kind of chosen.length > 0 ? chosen : KINDS) counts.push(await test(kind, folder))
rmSync(folder, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
