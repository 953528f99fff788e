import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide'
import { Button } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import type { Playback } from '../model/playback.ts'
import { hasEnded, next, percentOf, previous, reset, shownStep, toggle } from '../model/playback.ts'
import { steps } from '../model/steps.ts'

type ControlsProps = { playback: Playback; onChange: (playback: Playback) => void }

export function Controls({ playback, onChange }: ControlsProps) {
  return (
    <div className="mt-3 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <Button onClick={() => onChange(toggle(playback))}>
        <Icon of={playback.playing ? Pause : Play} size={16} />
        {playback.playing ? 'Pause' : 'Play'}
      </Button>
      <Button look="quiet" onClick={() => onChange(reset())}>
        <Icon of={RotateCcw} size={16} />
        Reset
      </Button>
      <Button look="quiet" disabled={playback.completed === 0} onClick={() => onChange(previous(playback))}>
        <Icon of={ChevronLeft} size={16} />
        Previous
      </Button>
      <Button look="quiet" disabled={hasEnded(playback)} onClick={() => onChange(next(playback))}>
        Next
        <Icon of={ChevronRight} size={16} />
      </Button>
      <p className="text-[14px] text-soft max-sm:col-span-2 sm:ml-auto">
        {`Step ${shownStep(playback) + 1} of ${steps.length} · ${percentOf(playback)}%`}
      </p>
    </div>
  )
}
