import { ProgressBar } from '../../../components/ui/progress-bar.tsx'
import { goTo, hasEnded, percentOf, shownStep } from '../model/playback.ts'
import type { ShownService } from '../model/shown-service.ts'
import { steps } from '../model/steps.ts'
import { Controls } from './controls.tsx'
import { Stage } from './stage.tsx'
import { StepList } from './step-list.tsx'
import { usePlayback } from './use-playback.ts'

type WalkthroughProps = {
  services: readonly ShownService[]
  step?: number | null
  onStep?: (index: number) => void
  /** In a dialog there is no room beside the stage. */
  narrow?: boolean
}

/** A purchase from the catalogue to the finished papers, told in seven steps that play by themselves. */
export function Walkthrough({ services, step = null, onStep, narrow = false }: WalkthroughProps) {
  const [playback, setPlayback] = usePlayback(step, onStep)
  const shown = steps[shownStep(playback)] ?? steps[0]
  return (
    <div className={narrow ? 'grid gap-5' : 'grid items-start gap-x-12 gap-y-8 lg:grid-cols-[15rem_1fr]'}>
      {narrow ? null : (
        <StepList
          shown={shownStep(playback)}
          completed={playback.completed}
          onChoose={(index) => setPlayback(goTo(playback, index))}
        />
      )}
      <section aria-label="Demonstration" className="min-w-0 max-lg:order-first">
        <div className="min-h-[4.75rem] max-sm:min-h-[6.75rem]" aria-live={playback.playing ? 'off' : 'polite'}>
          <h2 className="text-[26px]">{shown.title}</h2>
          <p className="mt-1 text-soft">{shown.text}</p>
        </div>
        <div className="mt-4 grid min-h-[25rem] grid-cols-1 content-center overflow-hidden rounded-card border border-rule bg-wash p-4 sm:p-8">
          <Stage key={shown.id} step={shown.id} services={services} />
        </div>
        <div className="mt-4">
          <ProgressBar percent={percentOf(playback)} label="Steps completed" />
        </div>
        <Controls playback={playback} onChange={setPlayback} />
        <p className="sr-only" role="status">
          {hasEnded(playback) ? 'The demonstration has ended.' : ''}
        </p>
      </section>
    </div>
  )
}
