import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Column<Row> = { name: string; cell: (row: Row) => ReactNode; right?: boolean; hideName?: boolean }

type DataTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  stale?: boolean
}

/** A table; on a narrow screen each row becomes a small list of names and values. */
export function DataTable<Row>({ caption, columns, rows, keyOf, stale = false }: DataTableProps<Row>) {
  return (
    <table className={clsx('w-full border-b border-rule text-[14.5px] max-lg:block', stale && 'opacity-60')}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map(({ name, right, hideName }) => (
            <th
              key={name}
              scope="col"
              className={clsx('py-2.5 font-medium text-soft last:pr-0', right ? 'pr-8 text-right' : 'pr-5 text-left')}
            >
              {hideName ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-t border-rule max-lg:grid max-lg:gap-1 max-lg:py-4">
            {columns.map(({ name, cell, right, hideName }) => (
              <td
                key={name}
                data-label={hideName ? '' : name}
                className={clsx(
                  'py-3 align-middle last:pr-0 max-lg:flex max-lg:min-w-0 max-lg:gap-3 max-lg:py-0.5 max-lg:pr-0',
                  'max-lg:before:w-24 max-lg:before:shrink-0 max-lg:before:text-soft max-lg:before:content-[attr(data-label)]',
                  'max-lg:has-[>div:empty]:hidden',
                  'lg:last:[&_button]:-mr-2',
                  right ? 'pr-8 lg:text-right lg:tabular-nums' : 'pr-5'
                )}
              >
                <div className="min-w-0 break-words max-lg:[&>button]:-ml-2 lg:[&>button]:-my-2.5">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
