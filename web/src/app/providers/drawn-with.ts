import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The answers a page was drawn with by the build. */
export type DrawnWith = [QueryKey, unknown][]

/** Older than anything: the browser asks again as soon as it takes over. */
const updatedAt = 1

export function fillWith(client: QueryClient, drawn: DrawnWith): void {
  for (const [key, data] of drawn) client.setQueryData(key, data, { updatedAt })
}
