import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'

/** Two-step sign-in of the account that is signed in, for staff. */
export type SecondFactor = Answer<'/api/auth/second-factor'>

/** What an authenticator app is told, shown once. */
export type Enrolment = { secret: string; uri: string }

/** The password, and one of the two codes. */
export type Shown = { password: string } & Code
export type Code = { totp?: string; recovery_code?: string }

const path = '/auth/second-factor'

export const secondFactor = (accountId: string) =>
  queryOptions({
    queryKey: ['second-factor', accountId],
    queryFn: ({ signal }) => api<SecondFactor>(path, { signal, auth: 'required' })
  })

export function beginEnrolment(password: string): Promise<Enrolment> {
  return api(path, { method: 'POST', body: { password }, auth: 'required' })
}

type Codes = { recovery_codes: string[] }

export async function confirmEnrolment(totp: string): Promise<string[]> {
  const body = { totp }
  return (await api<Codes>(`${path}/confirm`, { method: 'POST', body, auth: 'required' })).recovery_codes
}

export async function renewRecoveryCodes(body: Shown): Promise<string[]> {
  return (await api<Codes>(`${path}/recovery-codes`, { method: 'POST', body, auth: 'required' })).recovery_codes
}

export async function turnOff(body: Shown): Promise<void> {
  await api(path, { method: 'DELETE', body, auth: 'required' })
}
