import { HttpError } from '@formwright/kit/http/errors'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Stripe } from './stripe.ts'

const TOLERANCE_SECONDS = 300

/** What of an event is read at all; what the client declares of it, a signed body need not hold. */
const Readable = Type.Object({
  id: Type.String(),
  type: Type.String(),
  data: Type.Object({ object: Type.Object({}) })
})

export interface WebhookRules {
  /** Any of them may have signed: Stripe signs with both while a secret rotates. */
  secrets: readonly string[]
  live: boolean
}

/**
 * Stripe's event, once signature, age and mode are right; everything else is 400. The client's own check accepts a
 * timestamp from the future, which would let a stolen delivery be kept for later.
 */
export function readWebhook(
  stripe: Stripe,
  { payload, signature }: { payload: Buffer; signature: string | undefined },
  { secrets, live }: WebhookRules,
  now: Date
): Stripe.Event {
  if (signature === undefined) throw refused('unsigned')
  const seconds = Number(/.*(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS)) throw refused('stale')
  for (const secret of secrets) {
    const event = eventSignedWith(stripe, payload, signature, secret, now)
    if (event === undefined) continue
    if (!Value.Check(Readable, event)) throw refused('not-an-event')
    if (event.livemode !== live) throw refused('wrong-mode')
    return event
  }
  throw refused('bad-signature')
}

function eventSignedWith(stripe: Stripe, payload: Buffer, signature: string, secret: string, now: Date) {
  try {
    return stripe.webhooks.constructEvent(payload, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch {
    return undefined
  }
}

const refused = (code: string) =>
  new HttpError(400, `webhook-${code}`, 'This webhook is not accepted', {
    security: { event: 'webhook-refused', ids: { why: code } }
  })
