import { renewUserId } from './user-id.ts'

const key = 'authToken'
const listeners = new Set<() => void>()
let ended = false
let worked = false

/** The bearer token of whoever is signed in on this device, as the specification names its place. */
export function readToken(): string | null {
  return localStorage.getItem(key)
}

export function storeToken(token: string): void {
  localStorage.setItem(key, token)
  ended = false
  announce()
}

/**
 * Signs this device out; given a token, only if that one is still the current one. The browser goes on as somebody new: what the
 * account holds opens to nobody without its token, and whoever signs in again finds everything.
 */
export function dropToken(token?: string): void {
  if (token && readToken() !== token) return
  if (!token) ended = false
  // Whoever may sign in again in a moment finds the open draft under the old id.
  if (readToken() !== null && !ended) renewUserId()
  localStorage.removeItem(key)
  announce()
}

/** A call was answered with the token: whoever is here has seen themselves signed in. */
export function tokenWorked(): void {
  worked = true
}

/**
 * The server refuses the token: it has expired, or its session was ended elsewhere. Told once, by the site's layout; but a
 * person who only just arrives with an old token is signed out without a word, as the specification says.
 */
export function endSession(token: string): void {
  if (readToken() !== token) return
  ended = worked
  worked = false
  dropToken(token)
}

/** Whether a session ended under the person's hands and nobody has signed in since. */
export const hasSessionEnded = (): boolean => ended

/** The person has read it, and goes on without the account. */
export function forgetEndedSession(): void {
  ended = false
  renewUserId()
  announce()
}

/** Calls back when the token changes, in this tab or in another. For useSyncExternalStore. */
export function subscribeToToken(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

function announce(): void {
  for (const listener of listeners) listener()
}
