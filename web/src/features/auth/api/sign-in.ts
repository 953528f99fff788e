import { ApiError } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import type { Answer, Body } from '../../../lib/api/routes.ts'
import { storeToken } from '../../../lib/identity/auth-token.ts'
import { deviceSecret } from '../../../lib/identity/device.ts'
import { forgetPayment, ownPayments } from '../../../lib/identity/own-payments.ts'
import { renewUserId, userId } from '../../../lib/identity/user-id.ts'
import type { User } from './get-me.ts'

/** The browser is named by the call itself. */
export type Credentials = Omit<Body<'POST /api/auth/login'>, 'device'>
export type NewAccount = Omit<Body<'POST /api/auth/register'>, 'device'>

export async function login(credentials: Credentials): Promise<User> {
  const body = { ...credentials, device: deviceSecret() }
  return begin(await api('POST /api/auth/login', { body, auth: 'none' }))
}

export async function register(account: NewAccount): Promise<User> {
  const body = { ...account, device: deviceSecret() }
  return begin(await api('POST /api/auth/register', { body, auth: 'none' }))
}

async function begin({ token, user }: Answer<'POST /api/auth/login'>): Promise<User> {
  storeToken(token)
  await claimUserId()
  await claimPayments()
  return user
}

/**
 * Binds what this browser did before the sign-in, and what it does from now on, to the account. An id that is somebody
 * else's gives way to a new one. Where the claim does not get through, another try follows at the next sign-in.
 */
async function claimUserId(): Promise<void> {
  await claim(userId())
    .catch((error) => (error instanceof ApiError && error.status === 404 ? claim(renewUserId()) : null))
    .catch(() => null)
}

const claim = (id: string) => api('POST /api/user/claim', { body: { user_id: id }, auth: 'required' })

/**
 * What was paid here before the sign-in belongs to the account from now on: answers that an account has claimed are paid for by
 * that account alone. What is somebody else's by now is forgotten; what does not get through is tried at the next sign-in.
 */
async function claimPayments(): Promise<void> {
  for (const sessionId of ownPayments()) {
    const body = { session_id: sessionId, user_id: userId() }
    const settled = await api('POST /api/checkout/claim', { body, auth: 'required' }).then(
      () => true,
      (error) => error instanceof ApiError && error.status === 404
    )
    if (settled) forgetPayment(sessionId)
  }
}
