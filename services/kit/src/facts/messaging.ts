import type { Reader } from '@formwright/proto-events'
import { readingsOf } from '@formwright/proto-events/readings'
import type { Kysely } from 'kysely'
import { listen } from '../postgres/listen.ts'
import type { KitTables } from '../postgres/tables.ts'
import type { Logger } from '../process/log.ts'
import { repeat } from '../process/repeat.ts'
import { type Broker, openBroker } from './broker.ts'
import { type Consumer, settlementConsumers } from './consumer.ts'
import { runConsumer } from './lanes.ts'
import { relayOnce } from './relay.ts'
import { replayOnce } from './replay.ts'
import { sweepOnce } from './sweeper.ts'

const POLL_MS = 1_000
const SWEEP_EVERY_MS = 10_000
const REPLAY_EVERY_MS = 2_000

export interface MessagingOptions<Tables extends KitTables> {
  service: Reader
  natsUrl: string
  databaseUrl: string
  db: Kysely<Tables>
  /** What acts upon facts; those that settle the service's own come by themselves. */
  // biome-ignore lint/suspicious/noExplicitAny: a list of consumers of different facts; each is typed where it is defined
  consumers: Consumer<any, any, any>[]
  log: Logger
  /** 0: neither lost nor unanswered facts are sent again. */
  sweepAfterSeconds: number
  /** False where another process relays this database's outbox. */
  relays?: boolean
}

export type Messaging = ReturnType<typeof startMessaging>

/** A service's ears and mouth: relay, sweeper and consumers. Starts and stays up whether the broker is there or not. */
export function startMessaging<Tables extends KitTables>(options: MessagingOptions<Tables>) {
  const { service, databaseUrl, log, sweepAfterSeconds, relays = true } = options
  const consumers = [...(options.consumers as Consumer[]), ...settlementConsumers(service)]
  refuseUndeclared(service, consumers)
  const db = options.db as unknown as Kysely<KitTables>
  const broker = openBroker(options.natsUrl, service, log)
  const loops = relays ? startLoops(db, broker, { databaseUrl, sweepAfterSeconds, log }) : []
  const readers = consumers.map((consumer) => runConsumer(broker, db, consumer, log))
  const ending = new AbortController()
  const again = () => replayOnce(db, consumers, { log, signal: ending.signal })
  const replays = repeat('replays', REPLAY_EVERY_MS, again, log)
  return {
    connected: () => broker.connected(),
    pending: (durable: string) => broker.pending(durable),
    async close(graceMs = 8_000): Promise<void> {
      const deadline = setTimeout(() => ending.abort(new Error('The process is ending')), graceMs)
      await Promise.all([replays.stop(), ...readers.map((reader) => reader.stop(graceMs))])
      clearTimeout(deadline)
      await Promise.all(loops.map((loop) => loop.stop()))
      await broker.close()
    }
  }
}

/** What no fact declares the broker would refuse; and two consumers of one fact would take each other's messages. */
function refuseUndeclared(service: Reader, consumers: readonly Consumer[]): void {
  const left = new Set(readingsOf(service).map(({ durable }) => durable))
  const odd = consumers.find(({ name }) => !left.delete(name))
  if (odd) throw new Error(`${odd.name}: ${odd.event.type} does not name ${service} as a reader, or is read twice`)
}

function startLoops(
  db: Kysely<KitTables>,
  broker: Broker,
  { databaseUrl, sweepAfterSeconds, log }: { databaseUrl: string; sweepAfterSeconds: number; log: Logger }
) {
  const drain = async (ending: AbortSignal) => {
    while (!ending.aborted && broker.connected() && (await relayOnce(db, broker, log)) > 0);
  }
  const relay = repeat('relay', POLL_MS, drain, log)
  // A notification shortens the wait; it may be lost while the connection is, which is why the relay polls as well.
  const bell = listen(databaseUrl, 'outbox', () => relay.soon(), log)
  broker.onConnected(() => relay.soon())
  if (sweepAfterSeconds === 0) return [relay, bell]
  const sweep = async () => {
    if (broker.connected()) await sweepOnce(db, broker, sweepAfterSeconds, log)
  }
  const sweeper = repeat('sweeper', Math.min(SWEEP_EVERY_MS, sweepAfterSeconds * 1000), sweep, log)
  // At once, and not a turn later: the broker may come back without its store, and this process may not live that long.
  broker.onConnected(() => sweeper.soon())
  return [relay, bell, sweeper]
}
