import type { Logger } from '@formwright/kit/process/log'

/** What the chat tells of a service. */
export interface CatalogService {
  slug: string
  title: string
  description: string
  /** Dollars. */
  price: number
  duration: string
}

const FRESH_MS = 60_000
const RETRY_MS = 5_000
const TIMEOUT_MS = 2_000

export type Catalogue = () => Promise<CatalogService[]>

/** The services on sale, asked of catalog at most once a minute; while it is away, as they were last seen. */
export function openCatalogue(url: string, log: Logger): Catalogue {
  let known: CatalogService[] = []
  let askAgainAt = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    try {
      const answer = await fetch(new URL('/api/services', url), { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!answer.ok) throw new Error(`catalog answered ${answer.status}`)
      known = ((await answer.json()) as (CatalogService & { off_sale: boolean })[]).filter(({ off_sale }) => !off_sale)
      askAgainAt = Date.now() + FRESH_MS
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'the catalogue is not at hand')
      askAgainAt = Date.now() + RETRY_MS
    }
  }
  return async () => {
    if (Date.now() >= askAgainAt) {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      await asking
    }
    return known
  }
}
