import type { Kysely } from 'kysely'
import { databaseAnswers } from '../postgres/database.ts'
import { isDatabaseAway } from '../postgres/failure.ts'
import type { KitTables } from '../postgres/tables.ts'
import type { Logger } from '../process/log.ts'
import type { Broker } from './broker.ts'
import type { Consumer } from './consumer.ts'
import { deliver } from './delivery.ts'

const PAUSE_MS = 500

/**
 * Reads one durable with as many lanes as the consumer allows. A lane fetches only what it works on, so nothing ages in a
 * local buffer. While Postgres is away it fetches nothing: no delivery is burnt.
 */
export function runConsumer(broker: Broker, db: Kysely<KitTables>, consumer: Consumer, log: Logger) {
  const abort = new AbortController()
  const stopping = new AbortController()
  let topology: Promise<void> | undefined

  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  const ensure = () => {
    topology ??= broker.ensureConsumer(consumer.name, consumer.event.type)
    return topology
  }

  async function lane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const message = await ensure()
        .then(() => broker.next(consumer.name, stopping.signal))
        .catch(async (error: Error) => {
          // Gone with the broker's store, or not there yet: made again before the next fetch.
          topology = undefined
          log.debug({ err: error.message, consumer: consumer.name }, 'no messages to be had')
          await pause()
          return undefined
        })
      if (message === undefined) continue
      if (stopping.signal.aborted) message.retryIn(0)
      else await deliver(message, { db, consumer, log, signal: abort.signal }).catch(recover)
    }
  }

  async function recover(error: unknown): Promise<void> {
    while (!stopping.signal.aborted && isDatabaseAway(error) && (await databaseAnswers(db)) === 'down') await pause()
  }

  const lanes = Array.from({ length: consumer.concurrency ?? 1 }, lane)
  return {
    /** Lets work in hand finish for `graceMs`, then gives it back to the broker. */
    async stop(graceMs: number): Promise<void> {
      stopping.abort()
      const deadline = setTimeout(() => abort.abort(new Error('The process is ending')), graceMs)
      await Promise.all(lanes)
      clearTimeout(deadline)
    }
  }
}
