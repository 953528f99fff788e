import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { dollarsAndCents } from '../../../../lib/money.ts'
import type { Stats } from '../../api/get-stats.ts'

/** The four figures. What a service did not tell is unknown, never zero. */
export function AdminStatCards({ stats }: { stats: Stats | undefined }) {
  const cards = [
    { name: 'Total Revenue', value: stats?.total_revenue, words: dollarsAndCents },
    { name: 'Successful Payments', value: stats?.successful_payments, words: whole },
    { name: 'Documents Generated', value: stats?.total_documents, words: whole },
    { name: 'Conversion Rate', value: stats?.conversion_rate, words: (rate: number) => `${rate.toFixed(1)}%` }
  ]
  return (
    <>
      <dl className="grid grid-cols-2 border-y border-rule lg:grid-cols-4">
        {cards.map(({ name, value, words }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end border-rule py-4 pr-3 even:border-l even:pl-4 sm:py-5 sm:even:pl-6 lg:not-first:border-l lg:not-first:pl-6 max-lg:[&:nth-child(n+3)]:border-t"
          >
            <dt className="text-[13.5px] text-soft">{name}</dt>
            {value === null || value === undefined ? (
              <dd className="font-serif text-xl text-soft sm:text-[28px]">Unknown</dd>
            ) : (
              <dd className="font-serif text-xl font-[560] tabular-nums sm:text-[28px]">{words(value)}</dd>
            )}
          </div>
        ))}
      </dl>
      {stats?.degraded ? (
        <Notice tone="note" className="mt-4">
          {`Some figures are unknown: ${stats.degraded.join(' and ')} did not answer.`}
        </Notice>
      ) : null}
    </>
  )
}

const whole = (value: number) => value.toLocaleString('en-US')
