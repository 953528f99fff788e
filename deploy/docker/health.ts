import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patience } from '../local/processes/watchdog.ts'
import { httpStatus } from '../local/wait.ts'

/**
 * The containers' health check, `health.ts <path> <pid of the container's init>`: exit code 0 when the process behind PORT
 * answers the path with 2xx. Compose restarts what ends, not what is unhealthy, so a process that has answered and then
 * says nothing at all so many times in a row is ended here, as `npm start` does it. One that never answered is still
 * starting, and one that answers 503 waits for somebody else.
 */
const [path = '/healthz', init] = process.argv.slice(2)
/** How often in a row there was no answer; there since the first one. */
const record = join(tmpdir(), 'health-misses')
const TIMEOUT_MS = 3_000

const status = await httpStatus(`http://127.0.0.1:${process.env['PORT']}${path}`, TIMEOUT_MS)
if (status === null) miss()
else writeFileSync(record, '0')
process.exitCode = status !== null && status >= 200 && status < 300 ? 0 : 1

function miss(): void {
  const before = readIfThere(record)
  if (before === undefined) return
  const misses = Number(before) + 1
  if (misses < patience) {
    writeFileSync(record, String(misses))
    return
  }
  rmSync(record)
  // A signal to init itself would be passed on, and what hangs would not hear it.
  if (init) for (const pid of childrenOf(Number(init))) process.kill(pid, 'SIGKILL')
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ofParent = new RegExp(`^PPid:\\t${parent}$`, 'm')
  return pids.filter((pid) => ofParent.test(readIfThere(`/proc/${pid}/status`) ?? '')).map(Number)
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
