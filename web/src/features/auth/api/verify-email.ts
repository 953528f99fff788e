import { api } from '../../../lib/api/client.ts'

/** Confirms an address with the token of the mailed link. */
export async function verifyEmail(token: string): Promise<true> {
  await api('/auth/verify-email', { method: 'POST', body: { token } })
  return true
}
