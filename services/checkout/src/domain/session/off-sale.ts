import { conflict, unprocessable } from '@formwright/kit/http/errors'
import type { OffSale } from '../../tables.ts'

/**
 * Throws 409 for what the operator has taken off sale. Orders that were paid before are none of its business. Where some
 * states are, the customer must say which it is: silence would buy what may not be sold there.
 */
export function refuseOffSale({ sentence, states }: OffSale, state: string | undefined): void {
  const why = sentence ?? states.find((one) => one.state === state)?.sentence
  if (why !== undefined) throw conflict(why, 'off-sale')
  if (state !== undefined || states.length === 0) return
  throw unprocessable('Please select a state', [{ field: 'state', message: 'Please select a state' }], 'state-needed')
}
