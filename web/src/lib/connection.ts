const askAgainMs = 3000

let waiting = 0
const listeners = new Set<() => void>()

/** How many parts of the page wait for the network; told to whoever shows it. */
export const waitingParts = (): number => waiting

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether our own host answers at all: a browser that has some network need not reach it. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false
  )
}

/** Ends once our host answers again; meanwhile the page says that it waits. */
export async function untilReachable(): Promise<void> {
  wait(1)
  while (!(await isReachable())) await nextChance()
  wait(-1)
}

function wait(change: number): void {
  waiting += change
  for (const listener of listeners) listener()
}

/** The browser's own word that the network is back, or a moment later: it does not notice every gap. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, askAgainMs)
    window.addEventListener('online', go)
  })
