import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'
import { apiBlob } from '../../../lib/api/files.ts'
import { apiPage } from '../../../lib/api/pages.ts'
import { dropToken, storeToken } from '../../../lib/auth-token.ts'
import { deviceSecret } from '../../../lib/device.ts'

/** Where the account is signed in. */
export type Session = RowOf<'/api/auth/sessions'>

export function useSessions(accountId: string) {
  return useQuery({
    queryKey: ['sessions', accountId],
    queryFn: async ({ signal }) => apiPage<Session>('/auth/sessions?limit=100', { signal, auth: 'required' })
  })
}

export function endOtherSession(id: string): Promise<unknown> {
  return api(`/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', auth: 'required' })
}

/** Signs the account out everywhere, here too. */
export async function endAllSessions(): Promise<void> {
  await api('/auth/logout-all', { method: 'POST', auth: 'required' })
  dropToken()
}

/** Every session ends with the old password; this browser goes on with the new token. */
export async function changePassword(current: string, password: string): Promise<void> {
  const body = { current, password, device: deviceSecret() }
  const { token } = await api<{ token: string }>('/auth/change-password', { method: 'POST', body, auth: 'required' })
  storeToken(token)
}

export async function sendVerification(): Promise<string> {
  const { message } = await api<{ message: string }>('/auth/send-verification', { method: 'POST', auth: 'required' })
  return message
}

/** Everything we know about the account, as a file. */
export function exportAccount(): Promise<Blob> {
  return apiBlob('/auth/export', { auth: 'required' })
}

export async function deleteAccount(password: string): Promise<void> {
  await api('/auth/me', { method: 'DELETE', body: { password }, auth: 'required' })
  dropToken()
}
