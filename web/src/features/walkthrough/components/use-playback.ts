import { useEffect, useState } from 'react'
import { useMedia } from '../../../lib/use-media.ts'
import type { Playback } from '../model/playback.ts'
import { next, shownStep, startAt } from '../model/playback.ts'
import { steps } from '../model/steps.ts'

/** Plays by itself, unless a step was asked for or the reader prefers less motion. `onStep` hears which one is shown. */
export function usePlayback(asked: number | null, onStep?: (index: number) => void) {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [playback, setPlayback] = useState<Playback>(() => startAt(asked ?? 0, asked === null && !still))
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
