import { useState } from 'react'

/** True from the first time on: what was fetched for a moment stays, with what was typed into it. */
export function useOnce(now: boolean): boolean {
  const [before, setBefore] = useState(now)
  if (now && !before) setBefore(true)
  return now || before
}
