import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { processesUnder } from '../support/process-list.ts'
import type { Figure } from './report.ts'

const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 20
/** Requests until the functions on their way are compiled. */
const WARM_UP = 10_000

/** A server, by its address and its process. */
interface Server {
  url: string
  pid: number | undefined
}

/** A bare server of `bare.ts` while `use` lasts. */
export async function withBare<Result>(
  args: [string, string],
  use: (bare: Server) => Promise<Result>
): Promise<Result> {
  const child = fork(join(import.meta.dirname, 'bare.ts'), args)
  try {
    const [url] = (await once(child, 'message')) as [string]
    return await use({ url, pid: child.pid })
  } finally {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
}

/**
 * Requests a second of ours beside the bare one's, in turns, so that what else the machine does falls on both; and the
 * processor time that each takes for one, which a machine that is busy changes less.
 */
export async function sideBySide(
  name: string,
  { path, ours, bare, least }: { path: string; ours: Server; bare: Server; least: number }
): Promise<Figure> {
  for (const server of [bare, ours])
    await autocannon({ url: server.url + path, amount: WARM_UP, connections: CONNECTIONS })
  const sums = { ours: { requests: 0, ms: 0 }, bare: { requests: 0, ms: 0 } }
  for (let round = 0; round < ROUNDS; round++) {
    await ask(bare, path, sums.bare)
    await ask(ours, path, sums.ours)
  }
  const share = sums.ours.requests / sums.bare.requests
  return {
    name,
    value: `${aSecond(sums.ours)}/s`,
    limit: `${share.toFixed(2)} of ${aSecond(sums.bare)}/s (aim ${least.toFixed(2)})`,
    fine: share >= least,
    note: `processor: ${each(sums.ours)} beside ${each(sums.bare)} µs each`
  }
}

interface Sum {
  requests: number
  ms: number
}

const aSecond = ({ requests }: Sum) => (requests / ROUNDS / SECONDS).toFixed(0)
const each = ({ requests, ms }: Sum) => ((ms * 1000) / requests).toFixed(0)

async function ask({ url, pid }: Server, path: string, sum: Sum): Promise<void> {
  const before = processorMs(pid)
  const { requests, non2xx } = await autocannon({ url: url + path, duration: SECONDS, connections: CONNECTIONS })
  if (non2xx > 0) throw new Error(`${path}: ${non2xx} answers were not 2xx`)
  sum.requests += requests.total
  sum.ms += processorMs(pid) - before
}

const processorMs = (pid: number | undefined) => (pid === undefined ? 0 : (processesUnder(pid)[0]?.processorMs ?? 0))
