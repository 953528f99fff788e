import pg from 'pg'
import type { Logger } from '../process/log.ts'

const RETRY_MS = 1_000

/**
 * Calls back on each Postgres NOTIFY of a channel with what it says, over a connection of its own that is made again when
 * it drops; without a word whenever it listens anew, because something may have been missed.
 */
export function listen(databaseUrl: string, channel: string, onNotify: (said?: string) => void, log: Logger) {
  let client: pg.Client | undefined
  let stopping = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 3_000 })
    fresh.on('notification', ({ payload }) => onNotify(payload))
    fresh.on('error', (error) => log.debug({ err: error.message }, 'listening connection dropped'))
    fresh.on('end', () => {
      if (fresh === client) startLater()
    })
    client = fresh
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    onNotify()
  }
  const start = () =>
    void connect().catch((error: Error) => {
      log.debug({ err: error.message }, 'cannot listen')
      client?.end().catch(() => undefined)
      startLater()
    })
  /** One attempt, however many signs of a lost connection there were: a second one would leave the first open for ever. */
  const startLater = () => {
    clearTimeout(timer)
    if (!stopping) timer = setTimeout(start, RETRY_MS)
  }
  start()
  return {
    async stop(): Promise<void> {
      stopping = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    }
  }
}
