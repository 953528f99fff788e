/** Anybody may give us a stranger's address: a "name" that reads like a message is not passed on to them. */
export const greetingFor = (name: string): string =>
  /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name) ? `Hello ${name.trim()},` : 'Hello,'

/** `November 21, 2026`, in UTC. */
export const longDate = (time: string): string =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `November 22, 2026 at 10:15 AM Eastern Time`. */
export const moment = (time: string): string =>
  `${new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/New_York' })} Eastern Time`

/** `$1,234.50`. */
export const money = (cents: number, currency: string): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() })
