import { badRequest } from '@formwright/kit/http/errors'

/** The client's own name for its wish, long enough that nobody meets another's by chance. Throws 400 for a shorter one. */
export function idempotencyKeyOf({ headers }: { headers: { 'idempotency-key'?: string | undefined } }) {
  const key = headers['idempotency-key']
  if (key === undefined || /^[\x21-\x7e]{16,255}$/.test(key)) return key
  throw badRequest('Idempotency-Key must be 16 to 255 visible characters', 'bad-idempotency-key')
}
