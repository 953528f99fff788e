import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'

const PAGE_BYTES = 4096

/** Process ids of a browser and everything it started; empty when it does not say. */
export async function processesOf(browser: Browser): Promise<number[]> {
  try {
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    await session.detach()
    return processInfo.map(({ id }) => id)
  } catch {
    return []
  }
}

/** Bytes that these processes hold in memory; 0 where the system does not tell (it is read from /proc). */
export function memoryOf(pids: number[]): number {
  return pids.reduce((total, pid) => {
    try {
      return total + Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
    } catch {
      return total
    }
  }, 0)
}

export function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}
