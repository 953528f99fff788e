import { useEffect, useState } from 'react'
import type { Playback } from '../model/playback.ts'
import { next, shownStep, startAt, toggle } from '../model/playback.ts'
import { steps } from '../model/steps.ts'

/** Plays by itself, unless a step was asked for or the reader prefers less motion. `onStep` hears which one is shown. */
export function usePlayback(asked: number | null, onStep?: (index: number) => void) {
  const [playback, setPlayback] = useState<Playback>(() => startAt(asked ?? 0, false))
  // Not from the first: the page is drawn by the build, which knows nobody's wishes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for when it was opened
  useEffect(() => {
    if (asked === null && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlayback(toggle)
  }, [])
  const { completed, playing } = playback
  useEffect(() => {
    const seconds = steps[completed]?.seconds
    if (!playing || seconds === undefined) return
    const timer = setTimeout(() => setPlayback(next), seconds * 1000)
    return () => clearTimeout(timer)
  }, [completed, playing])

  const shown = shownStep(playback)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step is news
  useEffect(() => onStep?.(shown), [shown])
  return [playback, setPlayback] as const
}
