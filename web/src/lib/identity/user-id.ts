const key = 'user_id'
const bytes = 24

/** The anonymous customer's id: 192 random bits. It opens that person's answers, so treat it as a secret. */
export function userId(): string {
  const known = localStorage.getItem(key)
  if (known) return known
  return renewUserId()
}

/** The id if this browser has one. A page that only reads makes none. */
export function knownUserId(): string | null {
  return localStorage.getItem(key)
}

/** Goes by the id that a resumed draft brought. */
export const adoptUserId = (id: string): void => localStorage.setItem(key, id)

/** When nobody is signed in here any more. */
export function renewUserId(): string {
  const id = `user_${base64url(crypto.getRandomValues(new Uint8Array(bytes)))}`
  localStorage.setItem(key, id)
  return id
}

export function base64url(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
