import clsx from 'clsx'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Badge } from '../../../components/ui/badge.tsx'
import { Icon } from '../../../components/ui/icon.tsx'

type PlanCardProps = {
  name: string
  price: string
  per: string
  points: readonly string[]
  badge?: string
  samples?: ReactNode
  children: ReactNode
}

/** One plan: its price, what it holds, and its two buttons as children. */
export function PlanCard({ name, price, per, points, badge, samples, children }: PlanCardProps) {
  return (
    <article
      className={clsx(
        'flex flex-col gap-4 rounded-card border bg-sheet p-6 sm:p-7',
        badge ? 'border-act' : 'border-rule'
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-[22px]">{name}</h2>
        {badge ? <Badge tone="good">{badge}</Badge> : null}
      </div>
      <p>
        <b className="font-serif text-[36px] leading-none font-[560]">{price}</b>{' '}
        <span className="text-soft">{per}</span>
      </p>
      <ul className="text-[15px]">
        {points.map((point) => (
          <li key={point} className="flex gap-3 border-t border-rule py-2">
            <Icon of={Check} size={16} className="mt-1 shrink-0 text-act" />
            {point}
          </li>
        ))}
      </ul>
      {samples}
      <div className="mt-auto grid gap-2 pt-2">{children}</div>
    </article>
  )
}
