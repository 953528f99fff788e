import { useEffect, useRef } from 'react'
import type { Line } from '../model/protocol.ts'

/** Counts what we said since the chat was last seen. */
export function useUnread(lines: readonly Line[], open: boolean, onUnread: (count: number) => void): void {
  const seen = useRef(0)
  useEffect(() => {
    if (open) seen.current = lines.at(-1)?.seq ?? 0
    onUnread(lines.filter(({ seq, type }) => type === 'support' && seq > seen.current).length)
  }, [lines, open, onUnread])
}
