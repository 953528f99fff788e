import { base64url } from './user-id.ts'

const key = 'device'
const bytes = 24

/**
 * What this browser calls itself when somebody signs in: 192 random bits that stay after a sign-out. Who has signed in here
 * before gets a try at once, also while strangers guess at the password. It opens nothing by itself.
 */
export function deviceSecret(): string {
  const known = localStorage.getItem(key)
  if (known && /^[A-Za-z0-9_-]{22,64}$/.test(known)) return known
  const made = base64url(crypto.getRandomValues(new Uint8Array(bytes)))
  localStorage.setItem(key, made)
  return made
}
