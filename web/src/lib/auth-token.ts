const key = 'authToken'
const listeners = new Set<() => void>()

/** The bearer token of whoever is signed in on this device, as the specification names its place. */
export function readToken(): string | null {
  return localStorage.getItem(key)
}

export function storeToken(token: string): void {
  localStorage.setItem(key, token)
  announce()
}

/** Signs this device out; given a token, only if that one is still the current one. */
export function dropToken(token?: string): void {
  if (token && readToken() !== token) return
  localStorage.removeItem(key)
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
