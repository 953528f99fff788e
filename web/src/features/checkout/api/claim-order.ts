import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/user-id.ts'

/** Binds a paid order to this browser's customer. An order that has its owner already refuses, and that is fine. */
export async function claimOrder(sessionId: string): Promise<void> {
  await api('/checkout/claim', { method: 'POST', body: { session_id: sessionId, user_id: userId() } }).catch(() => null)
}
