import { api } from '../../../lib/api/client.ts'
import { readToken } from '../../../lib/auth-token.ts'
import { rememberPayment } from '../../../lib/own-payments.ts'
import { userId } from '../../../lib/user-id.ts'

/** Binds a paid order to this browser's customer. An order that has its owner already refuses, and that is fine. */
export async function claimOrder(sessionId: string): Promise<void> {
  if (readToken() === null) rememberPayment(sessionId)
  const body = { session_id: sessionId, user_id: userId() }
  await api('POST /api/checkout/claim', { body }).catch(() => null)
}
