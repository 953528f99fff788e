import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import type { Playback } from '../model/playback.ts'
import { hasEnded, next, percentOf, previous, reset, shownStep, toggle } from '../model/playback.ts'
import { steps } from '../model/steps.ts'

type ControlsProps = { playback: Playback; onChange: (playback: Playback) => void }

export function Controls({ playback, onChange }: ControlsProps) {
  const Icon = playback.playing ? Pause : Play
  return (
    <div className="mt-3 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <Button onClick={() => onChange(toggle(playback))}>
        <Icon size={16} aria-hidden="true" />
        {playback.playing ? 'Pause' : 'Play'}
      </Button>
      <Button look="quiet" onClick={() => onChange(reset())}>
        <RotateCcw size={16} aria-hidden="true" />
        Reset
      </Button>
      <Button look="quiet" disabled={playback.completed === 0} onClick={() => onChange(previous(playback))}>
        <ChevronLeft size={16} aria-hidden="true" />
        Previous
      </Button>
      <Button look="quiet" disabled={hasEnded(playback)} onClick={() => onChange(next(playback))}>
        Next
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
      <p className="text-[14px] text-soft max-sm:col-span-2 sm:ml-auto">
        {`Step ${shownStep(playback) + 1} of ${steps.length} · ${percentOf(playback)}%`}
      </p>
    </div>
  )
}
