/** `2026-11-21T10:14:00Z` → `10:14 AM`, where the reader is. */
export const timeOf = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
