import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import { apiBlob } from '../../../lib/api/files.ts'
import { apiPage } from '../../../lib/api/pages.ts'
import type { RowOf } from '../../../lib/api/routes.ts'
import { dropToken, storeToken } from '../../../lib/identity/auth-token.ts'
import { deviceSecret } from '../../../lib/identity/device.ts'

/** Where the account is signed in. */
export type Session = RowOf<'GET /api/auth/sessions'>

export function useSessions(accountId: string) {
  return useQuery({
    queryKey: ['sessions', accountId],
    queryFn: ({ signal }) => apiPage('GET /api/auth/sessions', { limit: 100 }, { signal, auth: 'required' })
  })
}

export function endOtherSession(id: string): Promise<unknown> {
  return api('DELETE /api/auth/sessions/{id}', { path: { id }, auth: 'required' })
}

/** Signs the account out everywhere, here too. */
export async function endAllSessions(): Promise<void> {
  await api('POST /api/auth/logout-all', { auth: 'required' })
  dropToken()
}

/** Every session ends with the old password; this browser goes on with the new token. */
export async function changePassword(current: string, password: string): Promise<void> {
  const body = { current, password, device: deviceSecret() }
  const { token } = await api('POST /api/auth/change-password', { body, auth: 'required' })
  storeToken(token)
}

export async function sendVerification(): Promise<string> {
  const { message } = await api('POST /api/auth/send-verification', { auth: 'required' })
  return message
}

/** Everything we know about the account, as a file. */
export function exportAccount(): Promise<Blob> {
  return apiBlob('GET /api/auth/export', { auth: 'required' })
}

export async function deleteAccount(password: string): Promise<void> {
  await api('DELETE /api/auth/me', { body: { password }, auth: 'required' })
  dropToken()
}
