import type { Readiness } from '@formwright/kit/http/health'
import type { Upstream, Upstreams } from './upstreams.ts'

const TIMEOUT_MS = 2_000
const REMEMBERED_MS = 500

/**
 * Asks everything at once: ready only when all of it works, and each part that does not is named. Askers within half a
 * second share an answer, so that the door cannot be used to keep the services busy.
 */
export function systemReadiness(upstreams: Upstreams, brokerConnected: () => boolean): () => Promise<Readiness> {
  let answer: Promise<Readiness> | undefined
  return () => {
    if (answer === undefined) {
      answer = ask(upstreams, brokerConnected)
      const forget = () => setTimeout(() => (answer = undefined), REMEMBERED_MS).unref()
      answer.then(forget, forget)
    }
    return answer
  }
}

async function ask(upstreams: Upstreams, brokerConnected: () => boolean): Promise<Readiness> {
  const names = Object.keys(upstreams) as Upstream[]
  const answers = await Promise.all(names.map(async (name) => partsOf(name, upstreams[name])))
  return { ...Object.assign({}, ...answers), broker: brokerConnected() ? 'ok' : 'down' }
}

/** A part that its service can do without for a while still means that not everything works. */
async function partsOf(name: Upstream, url: string): Promise<Readiness> {
  try {
    const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { parts = {} } = (await answer.json()) as { parts?: Readiness }
    const failing = Object.keys(parts).filter((part) => parts[part] !== 'ok')
    if (answer.ok && failing.length === 0) return { [name]: 'ok' }
    return { [name]: 'down', ...Object.fromEntries(failing.map((part) => [`${name}.${part}`, 'down' as const])) }
  } catch {
    return { [name]: 'down' }
  }
}
