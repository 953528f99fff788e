import { createHmac } from 'node:crypto'
import type { Journal } from './journal.ts'
import type { StripeEvent } from './objects.ts'

/** Mischief on demand: deliveries that never arrive, arrive more often, or arrive late. */
export type WebhookMode = { drop: boolean; duplicate: number; delayMs: number }

/** Where an event's delivery stands; kept across restarts. */
export type Delivery = { event: string; attempts: number; nextAt: number; state: 'pending' | 'delivered' | 'given-up' }

/** Sends every event to the webhook address until it is taken. */
export type Webhooks = {
  /** Records an event and begins to deliver it. */
  emit: (event: StripeEvent) => void
  /** Sends an event once more, at once. */
  resend: (eventId: string) => Promise<number | null>
  deliveries: () => Delivery[]
  mode: () => WebhookMode
  setMode: (mode: Partial<WebhookMode>) => WebhookMode
  close: () => void
}

const longestDelayMs = 3_600_000
const giveUpAfterMs = 3 * 24 * 3_600_000
const timeoutMs = 10_000

/** Opens the deliveries; what was pending when the sandbox ended goes on. */
export function openWebhooks(options: { journal: Journal; url: string; secret: string }): Webhooks {
  const { journal, url, secret } = options
  const timers = new Map<string, NodeJS.Timeout>()
  let mode: WebhookMode = { drop: false, duplicate: 0, delayMs: 0 }
  let closed = false

  const plan = (delivery: Delivery): void => {
    if (closed || delivery.state !== 'pending') return
    clearTimeout(timers.get(delivery.event))
    const timer = setTimeout(() => void attempt(delivery.event), Math.max(0, delivery.nextAt - Date.now()))
    timers.set(delivery.event, timer)
  }

  const attempt = async (id: string): Promise<void> => {
    const event = journal.get<StripeEvent>('event', id)
    const delivery = journal.get<Delivery>('delivery', id)
    if (!event || delivery?.state !== 'pending') return
    const status = mode.drop ? null : await post(event, url, secret)
    if (closed) return
    const attempts = delivery.attempts + 1
    if (status !== null && status >= 200 && status < 300) {
      journal.put('delivery', id, { ...delivery, attempts, state: 'delivered' } satisfies Delivery)
      journal.put('event', id, { ...event, pending_webhooks: 0 })
      for (let again = 0; again < mode.duplicate; again += 1) await post(event, url, secret)
      return
    }
    const old = Date.now() - event.created * 1000 > giveUpAfterMs
    const nextAt = Date.now() + Math.min(1_000 * 2 ** (attempts - 1), longestDelayMs)
    const next: Delivery = { ...delivery, attempts, nextAt, state: old ? 'given-up' : 'pending' }
    journal.put('delivery', id, next)
    plan(next)
  }

  for (const delivery of journal.all<Delivery>('delivery')) plan(delivery)

  return {
    emit: (event) => {
      const delivery: Delivery = { event: event.id, attempts: 0, nextAt: Date.now() + mode.delayMs, state: 'pending' }
      journal.put('event', event.id, event)
      journal.put('delivery', event.id, delivery)
      plan(delivery)
    },
    resend: async (id) => {
      const event = journal.get<StripeEvent>('event', id)
      return event ? post(event, url, secret) : null
    },
    deliveries: () => journal.all<Delivery>('delivery'),
    mode: () => mode,
    setMode: (change) => {
      mode = { ...mode, ...change }
      // What was held back goes out soon after the mischief ends, not when its last delay happens to be over.
      if (change.drop === false) {
        for (const delivery of journal.all<Delivery>('delivery')) {
          if (delivery.state === 'pending') plan({ ...delivery, nextAt: Math.min(delivery.nextAt, Date.now() + 1_000) })
        }
      }
      return mode
    },
    close: () => {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }
}

/** The header Stripe signs with: HMAC-SHA-256 over time and body. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}

/** Posts one event; a fresh signature each time. Null when nobody answers. */
async function post(event: StripeEvent, url: string, secret: string): Promise<number | null> {
  const body = JSON.stringify(event)
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(body, secret, Math.floor(Date.now() / 1000))
      },
      body
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
