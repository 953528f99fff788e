import { expect, it } from 'vitest'
import { readWebhook } from './read-webhook.ts'
import { openStripe } from './stripe.ts'

const stripe = openStripe({ STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef' })
const now = new Date('2026-06-01T12:00:00Z')
const seconds = now.getTime() / 1000
const [oldSecret, newSecret, foreignSecret] = ['whsec_old', 'whsec_new', 'whsec_foreign']
const rules = { secrets: [oldSecret, newSecret], live: false }
const event = {
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  livemode: false,
  data: { object: {} }
}
const payload = JSON.stringify(event)

const sign = (secret: string, timestamp = seconds, text = payload) =>
  stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp })
const read = (signature: string | undefined, text: string | Buffer = payload) =>
  readWebhook(stripe, { payload: Buffer.from(text), signature }, rules, now)

it.each([
  ['signed now', sign(oldSecret)],
  ['signed with the new secret while it rotates', sign(newSecret)],
  ['with signatures of both secrets', `${sign(foreignSecret)},${sign(newSecret).split(',')[1]}`],
  ['299 seconds old', sign(oldSecret, seconds - 299)],
  ['from a clock 299 seconds ahead', sign(oldSecret, seconds + 299)]
])('accepts a webhook %s', (_title, signature) => {
  expect(read(signature).id).toBe('evt_1')
})

const without = (field: keyof typeof event) => ({ ...event, [field]: undefined })
const notAnEvent = (body: unknown): [string, string, string, string] => {
  const text = JSON.stringify(body)
  return [`that is ${text}`, sign(oldSecret, seconds, text), text, 'webhook-not-an-event']
}
const flipped = Buffer.from(payload)
flipped[10] = (flipped[10] ?? 0) ^ 1
const live = JSON.stringify({ ...event, livemode: true })

it.each([
  ['without a signature', undefined, payload, 'webhook-unsigned'],
  ['signed by another endpoint', sign(foreignSecret), payload, 'webhook-bad-signature'],
  ['301 seconds old', sign(oldSecret, seconds - 301), payload, 'webhook-stale'],
  ['from 600 seconds ahead', sign(oldSecret, seconds + 600), payload, 'webhook-stale'],
  ['with one bit flipped', sign(oldSecret), flipped, 'webhook-bad-signature'],
  ['serialised anew', sign(oldSecret), JSON.stringify(event, null, 1), 'webhook-bad-signature'],
  ['with an empty body', sign(oldSecret), '', 'webhook-bad-signature'],
  ['with a timestamp that is no number', sign(oldSecret).replace(/t=\d+/, 't=soon'), payload, 'webhook-stale'],
  ['with a fresh second timestamp', `${sign(oldSecret, seconds - 900)},t=${seconds}`, payload, 'webhook-bad-signature'],
  ['with an old second timestamp', `t=${seconds},${sign(oldSecret, seconds - 900)}`, payload, 'webhook-stale'],
  ['with a header of noise', 'v1=,,,t', payload, 'webhook-stale'],
  ['of real money at a test key', sign(oldSecret, seconds, live), live, 'webhook-wrong-mode'],
  ...[null, [], [event], 42, true, 'event', {}, without('id'), without('type'), without('data')].map(notAnEvent),
  ...[null, [], 'object', {}, { object: null }, { object: [] }, { object: 'cs_1' }].map((data) =>
    notAnEvent({ ...event, data })
  ),
  ['that is not JSON', sign(oldSecret, seconds, 'hello'), 'hello', 'webhook-bad-signature']
])('refuses a webhook %s', (_title, signature, text, code) => {
  expect(() => read(signature, text)).toThrow(expect.objectContaining({ status: 400, code }))
})
