import { useEffect, useRef } from 'react'
import type { StartedTrial } from '../api/start-trial.ts'

/** The answer to the trial's form, where the reader is taken when the dialog has closed. */
export function TrialStarted({ trial }: { trial: StartedTrial }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The closing dialog first gives the focus back to its button.
    const timer = setTimeout(() => box.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  const { duration, team_size: teamSize, support_level: support } = trial.trial_details
  return (
    <div ref={box} role="status" tabIndex={-1} className="rounded-card border border-act bg-act-wash p-6 text-ink">
      <p className="font-serif text-[22px] leading-tight font-[560]">{trial.message}</p>
      <dl className="mt-4 grid gap-x-10 gap-y-2 text-[15px] sm:flex">
        <Fact name="Trial" value={duration} />
        <Fact name="Team size" value={String(teamSize)} />
        <Fact name="Support" value={support} />
      </dl>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
