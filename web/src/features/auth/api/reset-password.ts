import { api } from '../../../lib/api/client.ts'
import { dropToken } from '../../../lib/identity/auth-token.ts'
import { deviceSecret } from '../../../lib/identity/device.ts'

/** Asks for a link by mail. The answer is the same whether or not there is such an account. */
export async function forgotPassword(email: string): Promise<string> {
  const { message } = await api('POST /api/auth/forgot-password', { body: { email }, auth: 'none' })
  return message
}

/** Sets another password with the token of the mailed link; every session of the account ends with it. */
export async function resetPassword(token: string, password: string): Promise<void> {
  const body = { token, password, device: deviceSecret() }
  await api('POST /api/auth/reset-password', { body, auth: 'none' })
  dropToken()
}
