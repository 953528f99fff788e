import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { FunnelStep } from '../../model/funnel.ts'

/** From a beginning to documents in hand; each step with its number in words, so that no bar has to be read. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const widest = Math.max(1, ...steps.map(({ count }) => count ?? 0))
  const x = scaleLinear({ domain: [0, widest], range: [0, 100] })
  return (
    <ol className="grid gap-3.5">
      {steps.map(({ name, count }) => (
        <li key={name}>
          <p className="flex justify-between gap-3 text-[14px]">
            <span className="text-soft">{name}</span>
            <span className="font-medium tabular-nums">
              {count === null ? 'Unknown' : count.toLocaleString('en-US')}
            </span>
          </p>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-1 block h-2.5 w-full">
            <Bar width={100} height={4} className="fill-wash" />
            <Bar width={x(count ?? 0)} height={4} className="fill-act" />
          </svg>
        </li>
      ))}
    </ol>
  )
}
