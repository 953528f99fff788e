import { api } from '../../../lib/api/client.ts'
import { storeToken } from '../../../lib/auth-token.ts'
import { knownUserId } from '../../../lib/user-id.ts'
import type { User } from './get-me.ts'

export type Credentials = { email: string; password: string }
export type NewAccount = Credentials & { first_name: string; last_name: string }

type Session = { token: string; user: User }

export async function login(body: Credentials): Promise<User> {
  return begin(await api<Session>('/auth/login', { method: 'POST', body, auth: 'none' }))
}

export async function register(body: NewAccount): Promise<User> {
  return begin(await api<Session>('/auth/register', { method: 'POST', body, auth: 'none' }))
}

async function begin({ token, user }: Session): Promise<User> {
  storeToken(token)
  await claimUserId()
  return user
}

/** Binds what this browser did before the sign-in to the account. Another try follows at the next sign-in. */
async function claimUserId(): Promise<void> {
  const id = knownUserId()
  if (!id) return
  await api('/user/claim', { method: 'POST', body: { user_id: id }, auth: 'required' }).catch(() => null)
}
