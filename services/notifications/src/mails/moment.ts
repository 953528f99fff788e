/** `November 22, 2026 at 10:15 AM Eastern Time`. */
export const moment = (time: string): string =>
  `${new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/New_York' })} Eastern Time`
