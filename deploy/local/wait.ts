import { get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again until `ready` says true. False when the time is over. */
export async function waitUntil(ready: () => Promise<boolean>, timeoutMs: number, everyMs = 100): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (await ready()) return true
    await sleep(everyMs)
  }
  return false
}

/**
 * The status of a GET, or null when nobody answers within the time. On a connection of its own: one that is kept would
 * still be answered when the door is shut to everybody else.
 */
export function httpStatus(url: string, timeoutMs = 2_000): Promise<number | null> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, signal: AbortSignal.timeout(timeoutMs) }, (answer) => {
      resolve(answer.statusCode ?? null)
      answer.destroy()
    })
    request.on('error', () => resolve(null))
  })
}

/** True when a TCP server on loopback greets with these words (NATS says `INFO`, SMTP says `220`). */
export function greets(port: number, words: string, timeoutMs = 1_000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const finish = (answer: boolean): void => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(timeoutMs, () => finish(false))
    socket.once('error', () => finish(false))
    socket.once('data', (data) => finish(data.toString('latin1').startsWith(words)))
  })
}
