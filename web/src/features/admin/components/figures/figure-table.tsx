import { calendarDate } from '../../../../lib/dates.ts'
import { dollarsAndCents } from '../../../../lib/money.ts'
import type { StatsDay } from '../../api/get-stats.ts'
import { DataTable } from '../list/data-table.tsx'

const known = (value: number | null, words: (value: number) => string = String) =>
  value === null ? 'Unknown' : words(value)

/** The charts in numbers, newest day first; days on which nothing happened are left out. */
export function FigureTable({ days }: { days: readonly StatsDay[] }) {
  const told = days.filter(({ day, ...rest }) => Object.values(rest).some((value) => value !== 0)).toReversed()
  return (
    <details className="mt-5">
      <summary className="flex min-h-11 items-center text-[14.5px] font-medium text-act underline underline-offset-4">
        Show as a table
      </summary>
      {told.length === 0 ? <p className="py-3 text-soft">Nothing happened on these days.</p> : null}
      {told.length > 0 ? (
        <DataTable
          caption="Figures by day"
          rows={told}
          keyOf={({ day }) => day}
          columns={[
            { name: 'Day', cell: ({ day }) => calendarDate(day) },
            { name: 'Begun', right: true, cell: ({ started }) => known(started) },
            { name: 'Opened', right: true, cell: ({ opened }) => known(opened) },
            { name: 'Paid', right: true, cell: ({ paid }) => known(paid) },
            { name: 'Revenue', right: true, cell: ({ revenue }) => known(revenue, dollarsAndCents) },
            { name: 'Sets made', right: true, cell: ({ documents }) => known(documents) }
          ]}
        />
      ) : null}
    </details>
  )
}
