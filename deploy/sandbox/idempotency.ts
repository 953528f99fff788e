import { createHash } from 'node:crypto'
import type { Journal } from './journal.ts'
import { StripeError } from './stripe-error.ts'

type Remembered = { fingerprint: string; body: unknown; at: number }

const keptMs = 24 * 3_600_000

/**
 * Runs a call at most once per Idempotency-Key: the same call again gets the first answer, another call under the
 * same key is refused. Only successes are remembered, as Stripe does with calls it refused before they began.
 */
export function runOnce<T>(
  journal: Journal,
  call: { key: string | undefined; path: string; form: unknown },
  work: () => T
): { body: T; replayed: boolean } {
  const { key, path, form } = call
  if (!key) return { body: work(), replayed: false }
  if (key.length > 255)
    throw new StripeError(400, 'Idempotency keys have at most 255 characters.', { type: 'idempotency_error' })
  const fingerprint = createHash('sha256')
    .update(`${path}\0${JSON.stringify(form)}`)
    .digest('hex')
  const known = journal.get<Remembered>('idempotency', key)
  if (known && Date.now() - known.at < keptMs) {
    if (known.fingerprint !== fingerprint) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
      throw new StripeError(400, message, { type: 'idempotency_error' })
    }
    return { body: known.body as T, replayed: true }
  }
  const body = work()
  journal.put('idempotency', key, { fingerprint, body, at: Date.now() } satisfies Remembered)
  return { body, replayed: false }
}
