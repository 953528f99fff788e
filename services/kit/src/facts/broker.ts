import {
  AckPolicy,
  type Consumer,
  connect,
  DeliverPolicy,
  DiscardPolicy,
  type JsMsg,
  type NatsConnection,
  type NatsError,
  nanos,
  RetentionPolicy,
  type Status,
  StorageType
} from 'nats'
import type { Logger } from '../process/log.ts'

const STREAM = 'EVENTS'
const SUBJECTS = 'ev.>'
const DAY_MS = 86_400_000
/** A reader that dies keeps its message this long. */
export const ACK_WAIT_MS = 30_000
const DRAIN_MS = 2_000

/** The only file that knows the NATS client. Uses what nats-server 2.9 has, so that 2.9 to 2.15 all work. */
export interface Broker {
  connected(): boolean
  /** Called each time the connection stands: the first time, and whenever it is back. */
  onConnected(listener: () => void): void
  /** Resolves once the broker has stored the event; the same id within two minutes is stored once. */
  publish(type: string, id: string, payload: string): Promise<void>
  /** When the stream that now exists was made: what was published earlier is not in it. Makes it when it is missing. */
  streamCreatedAt(): Promise<Date>
  ensureConsumer(durable: string, type: string): Promise<void>
  /**
   * The next message, or undefined when none came within a few seconds or before `ending`. Throws when stream or consumer
   * are missing.
   */
  next(durable: string, ending?: AbortSignal): Promise<Message | undefined>
  /** Messages that wait for a reader. */
  pending(durable: string): Promise<number>
  close(): Promise<void>
}

export interface Message {
  readonly subject: string
  readonly text: string
  /** 1 on the first delivery. */
  readonly deliveries: number
  ack(): Promise<void>
  retryIn(delayMs: number): void
  giveUp(): void
  stillWorking(): void
}

/** The broker is there and will not have this very message: its sender may not tell it, or it is too large. */
export class MessageRefused extends Error {}

/** Connects in the background and for ever: no service waits for the broker in order to start. */
export function openBroker(url: string, name: string, log: Logger): Broker {
  const link = new Link(url, name, log)
  return {
    connected: () => link.connection !== undefined && !link.connection.isClosed() && link.online,
    onConnected: (listener) => link.listeners.push(listener),
    publish: async (type, id, payload) => {
      const js = link.get().jetstream({ timeout: 5_000 })
      await js.publish(`ev.${type}`, payload, { msgID: id }).catch(sayWhy)
    },
    streamCreatedAt: async () => {
      const manager = await link.get().jetstreamManager({ timeout: 5_000 })
      const info = await manager.streams.info(STREAM).catch(async () => manager.streams.add(streamConfig()))
      return new Date(info.created)
    },
    ensureConsumer: async (durable, type) => {
      const manager = await link.get().jetstreamManager({ timeout: 5_000 })
      await manager.streams.info(STREAM).catch(async () => manager.streams.add(streamConfig()))
      await manager.consumers.add(STREAM, consumerConfig(durable, type))
    },
    next: async (durable, ending) => {
      const consumer = await link.consumer(durable)
      // The client gives up a twentieth later than the server: too short a wait, and a busy process drops what was just sent.
      const messages = await consumer.fetch({ max_messages: 1, expires: 5_000 })
      const stop = () => void messages.close()
      ending?.addEventListener('abort', stop)
      try {
        if (ending?.aborted) stop()
        for await (const message of messages) return toMessage(message)
        return undefined
      } finally {
        ending?.removeEventListener('abort', stop)
      }
    },
    pending: async (durable) => {
      const manager = await link.get().jetstreamManager({ timeout: 2_000 })
      const info = await manager.consumers.info(STREAM, durable)
      return info.num_pending + info.num_ack_pending
    },
    close: () => link.close()
  }
}

/** The connection, made anew until it holds, and the consumer handles of the current one. */
class Link {
  connection: NatsConnection | undefined
  online = false
  readonly listeners: (() => void)[] = []
  readonly #consumers = new Map<string, Promise<Consumer>>()
  readonly #url: string
  readonly #name: string
  readonly #log: Logger
  #closing = false

  constructor(url: string, name: string, log: Logger) {
    this.#url = url
    this.#name = name
    this.#log = log
    void this.#connect()
  }

  get(): NatsConnection {
    if (this.connection === undefined) throw new Error('The broker is not connected yet')
    return this.connection
  }

  consumer(durable: string): Promise<Consumer> {
    const known = this.#consumers.get(durable)
    if (known) return known
    const found = this.get().jetstream({ timeout: 5_000 }).consumers.get(STREAM, durable)
    this.#consumers.set(durable, found)
    found.catch(() => this.#consumers.delete(durable))
    return found
  }

  /** A server that does not answer is not waited for. */
  async close(): Promise<void> {
    this.#closing = true
    const drained = this.connection?.drain().catch(() => undefined)
    await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN_MS))])
  }

  async #connect(): Promise<void> {
    while (!this.#closing) {
      try {
        const options = {
          servers: new URL(this.#url).host,
          name: this.#name,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 500,
          reconnectJitter: 300,
          waitOnFirstConnect: true,
          pingInterval: 10_000,
          timeout: 5_000
        }
        this.connection = await connect({ ...options, ...credentialsOf(this.#url) })
        this.#log.info('broker connected')
        this.#isOnline()
        await this.#watch(this.connection)
      } catch (error) {
        this.#log.warn({ err: (error as Error).message }, 'broker connection failed')
        await new Promise((resolve) => setTimeout(resolve, 1_000))
      }
    }
  }

  async #watch(connection: NatsConnection): Promise<void> {
    const refused = new Set<string>()
    for await (const status of connection.status()) {
      if (status.type === 'error') this.#sayOnce(status, refused)
      if (status.type !== 'disconnect' && status.type !== 'reconnect') continue
      this.#log.warn(`broker ${status.type}ed`)
      if (status.type === 'disconnect') this.online = false
      else this.#isOnline()
    }
    await connection.closed()
    this.online = false
    this.#consumers.clear()
  }

  /** What the broker does not allow is a mistake of ours that no trying again mends. */
  #sayOnce({ permissionContext: act }: Status, said: Set<string>): void {
    if (act === undefined || said.has(act.subject)) return
    said.add(act.subject)
    this.#log.error({ operation: act.operation, subject: act.subject }, 'the broker does not allow this')
  }

  #isOnline(): void {
    this.online = true
    for (const listener of this.listeners) listener()
  }
}

const REFUSALS = ['PERMISSIONS_VIOLATION', 'MAX_PAYLOAD_EXCEEDED']
const SILENCE: Record<string, string> = {
  TIMEOUT: 'The broker did not answer in time',
  503: 'The broker has no stream for this'
}

/** The client's errors are codes; 400 is JetStream's word on a message, 503 on itself. */
function sayWhy(error: Error): never {
  const { code = '', api_error } = error as NatsError
  if (REFUSALS.includes(code) || api_error?.code === 400) throw new MessageRefused(error.message, { cause: error })
  throw new Error(api_error?.description ?? SILENCE[code] ?? error.message, { cause: error })
}

/** A user has an inbox of its own: where the server knows users, one may not listen to what another is answered. */
const credentialsOf = (url: string) => {
  const { username, password } = new URL(url)
  const user = decodeURIComponent(username)
  return user ? { user, pass: decodeURIComponent(password), inboxPrefix: `_INBOX_${user}` } : {}
}

const streamConfig = () => ({
  name: STREAM,
  subjects: [SUBJECTS],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(14 * DAY_MS),
  max_bytes: 1 << 30,
  max_msg_size: 65_536,
  discard: DiscardPolicy.New,
  duplicate_window: nanos(120_000)
})

const consumerConfig = (durable: string, type: string) => ({
  durable_name: durable,
  filter_subject: `ev.${type}`,
  ack_policy: AckPolicy.Explicit,
  deliver_policy: DeliverPolicy.All,
  ack_wait: nanos(ACK_WAIT_MS),
  max_deliver: -1,
  max_ack_pending: 256
})

const toMessage = (message: JsMsg): Message => ({
  subject: message.subject,
  text: new TextDecoder().decode(message.data),
  deliveries: message.info.deliveryCount,
  ack: async () => void (await message.ackAck()),
  // A bare nak is delivered again at once, whatever back-off the consumer has.
  retryIn: (delayMs) => message.nak(delayMs),
  giveUp: () => message.term(),
  stillWorking: () => message.working()
})
