import { api } from '../../../lib/api/client.ts'

/** Answers the sentence to show; 409 for an address that has an account. */
export async function eraseEverythingOf(body: { email: string; reason: string }): Promise<string> {
  return (await api<{ message: string }>('/admin/erasures', { method: 'POST', body, auth: 'required' })).message
}
