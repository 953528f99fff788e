import { longDate } from '../../../../lib/dates.ts'
import { useList } from '../../api/list.ts'
import { shortId } from '../../model/short-id.ts'
import { waitsFor } from '../../model/waits-for.ts'
import { DataTable } from '../list/data-table.tsx'

/** Paid orders of which nothing is made yet, because it would be untrue. Nothing is shown where there are none. */
export function WaitingOrders() {
  const { data } = useList('GET /api/admin/documents/waiting')
  if (!data || data.rows.length === 0) return null
  return (
    <section aria-labelledby="waiting-orders" className="mb-8 grid gap-3">
      <h2 id="waiting-orders" className="text-2xl">
        Waiting
      </h2>
      <p className="text-[14.5px] text-soft">
        Paid, but the papers would be untrue for now. The customers know why, and are asked to confirm when their day
        has come.
      </p>
      <DataTable
        caption="Waiting orders"
        rows={data.rows}
        keyOf={({ order_id }) => order_id}
        columns={[
          { name: 'Order', cell: ({ order_id }) => <span className="font-mono">{shortId(order_id)}</span> },
          { name: 'User', cell: ({ user_id }) => user_id },
          { name: 'Service', cell: ({ service_title }) => service_title },
          { name: 'Why', cell: waitsFor },
          { name: 'Since', cell: ({ began_at }) => longDate(began_at) },
          { name: 'Asked to confirm', cell: ({ told_at }) => (told_at ? longDate(told_at) : 'Not yet') }
        ]}
      />
    </section>
  )
}
