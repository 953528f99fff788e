import { useState } from 'react'
import { Badge } from '../../../../components/ui/badge.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { longDate } from '../../../../lib/dates.ts'
import { dollarsAndCents } from '../../../../lib/money.ts'
import { useList } from '../../api/list.ts'
import type { Transaction } from '../../api/refund.ts'
import { shortId } from '../../model/short-id.ts'
import { waitsFor } from '../../model/waits-for.ts'
import { CsvButton } from '../list/csv-button.tsx'
import type { Column } from '../list/data-table.tsx'
import { DataTable } from '../list/data-table.tsx'
import { DayFilter, SelectFilter, TextFilter } from '../list/filter-fields.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { RefundDialog } from './refund-dialog.tsx'

const states = {
  '': 'All',
  paid: 'Paid',
  waiting: 'Waiting',
  open: 'Open',
  review: 'In review',
  refunded: 'Refunded',
  expired: 'Expired'
}

const words: Record<string, string> = states

const columns: Column<Transaction>[] = [
  { name: 'Session ID', cell: ({ session_id }) => <span className="font-mono">{shortId(session_id)}</span> },
  { name: 'Email', cell: ({ email }) => email || 'N/A' },
  { name: 'Service', cell: ({ metadata, service_id }) => metadata.service_title || `Service ${service_id}` },
  { name: 'Amount', right: true, cell: (row) => <Amount row={row} /> },
  {
    name: 'Status',
    cell: ({ payment_status, waiting }) => (
      <>
        <Badge tone={payment_status === 'paid' ? 'good' : 'note'}>{words[payment_status] ?? payment_status}</Badge>
        {waiting ? <span className="mt-1 block text-[13px] text-soft">{waitsFor(waiting)}</span> : null}
      </>
    )
  },
  { name: 'Date', cell: ({ created_at }) => longDate(created_at) }
]

export function TransactionsTab() {
  const search = useListSearch('status', 'q', 'from', 'to')
  const list = useList('GET /api/admin/transactions', search.query)
  const [refunding, setRefunding] = useState<Transaction | null>(null)
  const refund: Column<Transaction> = {
    name: 'Refund',
    hideName: true,
    right: true,
    cell: (row) =>
      ['paid', 'waiting', 'review'].includes(row.payment_status) ||
      (row.payment_status === 'refunded' && row.refunded < row.amount) ? (
        <Button
          look="plain"
          aria-label={`Refund ${shortId(row.session_id)} of ${row.email ?? 'N/A'}`}
          onClick={() => setRefunding(row)}
        >
          Refund
        </Button>
      ) : null
  }
  return (
    <ListPanel
      title="Transactions"
      list={list}
      search={search}
      empty="No transactions here."
      tools={<CsvButton list="GET /api/admin/transactions" filters={search.filters} name="transactions" />}
      filters={
        <>
          <TextFilter label="Search" name="q" search={search} />
          <SelectFilter label="Status" name="status" search={search} options={states} />
          <DayFilter label="From" name="from" search={search} />
          <DayFilter label="To" name="to" search={search} />
        </>
      }
    >
      {(rows, stale) => (
        <>
          <DataTable
            caption="Transactions"
            columns={[...columns, refund]}
            rows={rows}
            keyOf={({ id }) => id}
            stale={stale}
          />
          {refunding ? <RefundDialog order={refunding} onClose={() => setRefunding(null)} /> : null}
        </>
      )}
    </ListPanel>
  )
}

function Amount({ row }: { row: Transaction }) {
  return (
    <>
      {dollarsAndCents(row.amount)}
      {row.refunded > 0 ? (
        <span className="block text-[13px] text-soft">{`${dollarsAndCents(row.refunded)} given back`}</span>
      ) : null}
    </>
  )
}
