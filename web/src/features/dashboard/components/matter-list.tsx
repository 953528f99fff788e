import { longDate } from '../../../lib/dates.ts'
import { dollars } from '../../../lib/money.ts'
import type { ProgressItem } from '../api/get-my-progress.ts'
import type { MatterLinks } from './matter-actions.tsx'
import { MatterActions } from './matter-actions.tsx'
import { StatusBadge } from './status-badge.tsx'

export function MatterList({ items, links }: { items: readonly ProgressItem[]; links: MatterLinks }) {
  return (
    <ul className="border-b border-rule">
      {items.map((item) => (
        <li
          key={`${item.service_id}-${item.draft_id ?? item.created_at}`}
          className="grid gap-x-6 gap-y-3 border-t border-rule py-5 sm:grid-cols-[1fr_auto] sm:items-center"
        >
          <div>
            <p className="mb-1 flex flex-wrap items-center gap-3">
              <StatusBadge status={item.status} />
              <span className="text-[13.5px] text-soft">{longDate(item.created_at)}</span>
            </p>
            <h3 className="text-xl">{item.service_name}</h3>
            {item.description ? <p className="mt-1 text-[14.5px] text-soft">{item.description}</p> : null}
            {item.status === 'refunded' ? (
              <p className="mt-1 text-[14px] text-note">
                {item.draft_id
                  ? 'This order was refunded, and its documents are closed. Your answers are kept.'
                  : 'This order was refunded.'}
              </p>
            ) : null}
            {item.status === 'waiting' ? (
              <p className="mt-1 text-[14px] text-note">
                {item.refusal
                  ? `You have paid, and nothing is made yet. ${item.refusal.message}`
                  : 'Nothing stands in the way any more. Please confirm that your answers are still true.'}
              </p>
            ) : null}
            {item.savings && item.status !== 'refunded' ? (
              <p className="mt-1 text-[14px] text-act">{`About ${dollars(item.savings)} less than a lawyer's usual fee`}</p>
            ) : null}
          </div>
          <div className="flex flex-wrap gap-2">
            <MatterActions item={item} links={links} />
          </div>
        </li>
      ))}
    </ul>
  )
}
