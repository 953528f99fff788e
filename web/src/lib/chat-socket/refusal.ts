import type { Refused } from '@formwright/proto-events/frames/to-both'

const minute = 60

/** What was said, and when to come back where that takes longer than a breath. */
export function refusalWords({ detail, retry_after = 0 }: Pick<Refused, 'detail' | 'retry_after'>): string {
  if (retry_after < minute) return detail
  const minutes = Math.ceil(retry_after / minute)
  return `${detail} You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
