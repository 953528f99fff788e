import { api } from '../../../lib/api/client.ts'
import type { Body } from '../../../lib/api/routes.ts'

const erase = 'POST /api/admin/erasures'

/** Answers the sentence to show; 409 for an address that has an account. */
export async function eraseEverythingOf(body: Body<typeof erase>): Promise<string> {
  return (await api(erase, { body, auth: 'required' })).message
}
