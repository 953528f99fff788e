import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Answer, Body } from '../../../lib/api/routes.ts'

/** Two-step sign-in of the account that is signed in, for staff. */
export type SecondFactor = Answer<'GET /api/auth/second-factor'>

/** What an authenticator app is told, shown once. */
export type Enrolment = Answer<'POST /api/auth/second-factor'>

/** The password, and one of the two codes. */
export type Shown = Body<'POST /api/auth/second-factor/recovery-codes'>
export type Code = Omit<Shown, 'password'>

const auth = 'required'

export const secondFactor = (accountId: string) =>
  queryOptions({
    queryKey: ['second-factor', accountId],
    queryFn: ({ signal }) => api('GET /api/auth/second-factor', { signal, auth })
  })

export function beginEnrolment(password: string): Promise<Enrolment> {
  return api('POST /api/auth/second-factor', { body: { password }, auth })
}

export async function confirmEnrolment(totp: string): Promise<string[]> {
  return (await api('POST /api/auth/second-factor/confirm', { body: { totp }, auth })).recovery_codes
}

export async function renewRecoveryCodes(body: Shown): Promise<string[]> {
  return (await api('POST /api/auth/second-factor/recovery-codes', { body, auth })).recovery_codes
}

export async function turnOff(body: Shown): Promise<void> {
  await api('DELETE /api/auth/second-factor', { body, auth })
}
