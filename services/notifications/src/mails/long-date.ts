/** `November 21, 2026`, in UTC. */
export const longDate = (time: string): string =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
