import { api } from '../../../lib/api/client.ts'

/** Confirms an address with the token of the mailed link. */
export async function verifyEmail(token: string): Promise<true> {
  await api('POST /api/auth/verify-email', { body: { token } })
  return true
}
