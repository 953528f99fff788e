import { base64url } from '../../../lib/identity/user-id.ts'
import type { Unsent } from './view.ts'

const key = 'chat_id'
const liveKey = 'chat_live'
const unsentKey = 'chat_unsent'
const bytes = 18

/** The conversation of this tab. Whoever has the id can read it: it stays here and goes into no address. */
export function chatId(): string {
  const known = sessionStorage.getItem(key)
  if (known) return known
  const id = `chat_${Date.now()}_${randomText(bytes)}`
  sessionStorage.setItem(key, id)
  return id
}

export function forgetChat(): void {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(liveKey)
  sessionStorage.removeItem(unsentKey)
}

/** What was said and did not arrive outlives a page that is loaded anew; then it is sent once more. */
export function keepUnsent(unsent: readonly Unsent[]): void {
  if (unsent.length > 0) sessionStorage.setItem(unsentKey, JSON.stringify(unsent))
  else sessionStorage.removeItem(unsentKey)
}

export function keptUnsent(): readonly Unsent[] {
  const kept = JSON.parse(sessionStorage.getItem(unsentKey) ?? '[]') as Unsent[]
  return kept.map(({ client_id, content }) => ({ client_id, content }))
}

/** Names one thing said, so that saying it again after a lost connection makes no second line. */
export const messageId = (): string => `m_${randomText(12)}`

/** Whether a person is waited for or has joined: then a page that is loaded anew listens on, also with the chat collapsed. */
export const isWithPerson = (): boolean => sessionStorage.getItem(liveKey) !== null

export function rememberPerson(withPerson: boolean): void {
  if (withPerson) sessionStorage.setItem(liveKey, '1')
  else sessionStorage.removeItem(liveKey)
}

const randomText = (count: number): string => base64url(crypto.getRandomValues(new Uint8Array(count)))
