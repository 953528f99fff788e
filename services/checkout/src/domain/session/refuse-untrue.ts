import { HttpError } from '@formwright/kit/http/errors'
import { ownerOf } from '@formwright/kit/identity/owner'
import { knownRefusalCall } from '@formwright/proto-events/calls/documents/orders'
import type { Context } from '../context.ts'
import type { CheckoutRequest } from './checkout-request.ts'

/**
 * Throws 422 where documents knows that the papers would be untrue today: no money is taken for them. While documents is away the
 * order is sold; it waits then, and is given back whole.
 */
export async function refuseUntrue({ documents, log }: Context, request: CheckoutRequest): Promise<void> {
  const { serviceId: service_id, userId, accountId, state } = request
  const owner = userId === undefined ? null : ownerOf(userId)
  const buyer = { service_id, owner, account_id: accountId ?? null, state: state ?? null }
  const known = await documents.ask(knownRefusalCall, { body: buyer }).catch((error: Error) => {
    log.warn({ service: service_id, err: error.message }, 'refusals are not known: sold all the same')
    return { refusal: null }
  })
  if (known.refusal === null) return
  const { question, message, possible_from } = known.refusal
  throw new HttpError(422, possible_from === null ? 'refused' : 'not-yet', message, {
    errors: [{ field: question, message }],
    more: { possible_from }
  })
}
