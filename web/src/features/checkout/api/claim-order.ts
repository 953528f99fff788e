import { api } from '../../../lib/api/client.ts'
import { readToken } from '../../../lib/identity/auth-token.ts'
import { rememberPayment } from '../../../lib/identity/own-payments.ts'
import { userId } from '../../../lib/identity/user-id.ts'

/** Binds a paid order to this browser's customer. An order that has its owner already refuses, and that is fine. */
export async function claimOrder(sessionId: string): Promise<void> {
  if (readToken() === null) rememberPayment(sessionId)
  const body = { session_id: sessionId, user_id: userId() }
  await api('POST /api/checkout/claim', { body }).catch(() => null)
}
