import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * What every commit must pass: format and lint, types, generated files. Each in a process of its own, side by side; the
 * compiler in one thread, for its threads would check the same library types again.
 */
const steps = {
  lint: ['biome', 'check', '--error-on-warnings', '.'],
  types: ['tsc', '--singleThreaded', '-p', 'tsconfig.json'],
  'types of the web': ['tsc', '--singleThreaded', '-p', 'web'],
  'generated files': ['node', 'deploy/build/generate.ts', '--check']
}

export interface CheckResult {
  name: string
  passed: boolean
  output: string
  seconds: number
}

export const runChecks = (): Promise<CheckResult[]> =>
  Promise.all(Object.entries(steps).map(([name, [command = '', ...args]]) => runStep(name, command, args)))

function runStep(name: string, command: string, args: string[]): Promise<CheckResult> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
    child.once('error', (error) => (output += error.message))
    child.once('close', (code) =>
      resolve({ name, passed: code === 0, output, seconds: (performance.now() - started) / 1000 })
    )
  })
}

export function reportChecks(results: CheckResult[]): void {
  for (const { name, passed, output, seconds } of results) {
    process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`)
    if (!passed) process.stdout.write(`${output}\n`)
  }
}

if (import.meta.main) {
  const results = await runChecks()
  reportChecks(results)
  process.exitCode = results.every((result) => result.passed) ? 0 : 1
}
