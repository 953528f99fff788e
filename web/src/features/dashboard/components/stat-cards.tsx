import { dollars } from '../../../lib/money.ts'
import type { ProgressItem } from '../api/get-my-progress.ts'

/** Without a list, because it loads or did not come, nothing is claimed. */
export function StatCards({ items: listed }: { items: readonly ProgressItem[] | undefined }) {
  const items = listed ?? []
  const count = (status: string) => items.filter((item) => item.status === status).length
  const completed = count('completed')
  const closed = completed + count('refunded')
  const saved = items
    .filter(({ status }) => status === 'completed')
    .reduce((sum, { savings }) => sum + (savings ?? 0), 0)
  const cards = [
    { name: 'Documents ready', value: String(completed) },
    { name: 'To continue', value: String(items.length - closed) },
    { name: 'Saved in fees', value: dollars(saved) }
  ]
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      {cards.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-card border border-rule bg-sheet px-3.5 py-3 sm:px-5 sm:py-4"
        >
          <dt className="text-[13.5px] text-soft">{name}</dt>
          <dd className="font-serif text-2xl sm:text-3xl font-[560]">{listed ? value : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
