import type { Message } from '@formwright/kit/facts/broker'
import type { Consumer } from '@formwright/kit/facts/consumer'
import { deliver } from '@formwright/kit/facts/delivery'
import type { KitDatabase } from '@formwright/kit/postgres/tables'
import type { CloudEvent } from '@formwright/proto-events'
import { testLog } from './database.ts'

/** Hands an event to a consumer as the broker would, through the kit, inbox and all. */
export async function handOver(event: CloudEvent, { db, consumer, deliveries = 1 }: Hearing): Promise<void> {
  const message: Message = {
    subject: `ev.${event.type}`,
    text: JSON.stringify(event),
    deliveries,
    ack: async () => undefined,
    retryIn: () => undefined,
    giveUp: () => undefined,
    stillWorking: () => undefined
  }
  const { signal } = new AbortController()
  await deliver(message, { db: db as KitDatabase, consumer: consumer as Consumer, log: testLog, signal })
}

interface Hearing {
  /** Of any service, as the consumer is: each is typed where it is made. */
  db: unknown
  consumer: unknown
  deliveries?: number
}
