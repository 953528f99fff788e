import type { Line } from '@formwright/proto-events/frames/line'
import { useEffect, useRef } from 'react'

/** Counts what we said since the chat was last seen; what there is when the page is loaded counts as seen. */
export function useUnread(lines: readonly Line[], open: boolean, onUnread: (count: number) => void): void {
  const seen = useRef<number | null>(null)
  useEffect(() => {
    const last = lines.at(-1)?.seq
    if (last === undefined) return
    if (open || seen.current === null) seen.current = last
    const { current: since } = seen
    onUnread(lines.filter(({ seq, type }) => type === 'support' && seq > since).length)
  }, [lines, open, onUnread])
}
