import { dateAndTime } from '../../../../lib/dates.ts'
import { useList } from '../../api/list.ts'
import { shortId } from '../../model/short-id.ts'
import { DataTable } from '../list/data-table.tsx'
import { SelectFilter } from '../list/filter-fields.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { serviceOptions } from './events-tab.tsx'

const limits = { '': 'Last 20', 50: 'Last 50', 100: 'Last 100' }

/** What staff did, in every service. */
export function AuditTab() {
  const search = useListSearch('service', 'limit')
  const list = useList('GET /api/admin/audit', search.query)
  return (
    <ListPanel
      title="Audit"
      list={list}
      search={search}
      empty="Nothing was done yet."
      filters={
        <>
          <SelectFilter label="Service" name="service" search={search} options={serviceOptions} />
          <SelectFilter label="Show" name="limit" search={search} options={limits} />
        </>
      }
    >
      {(rows, stale) => (
        <DataTable
          caption="What staff did"
          rows={rows}
          stale={stale}
          keyOf={({ service, id }) => `${service} ${id}`}
          columns={[
            { name: 'When', cell: ({ at }) => dateAndTime(at) },
            { name: 'Who', cell: ({ email }) => email },
            { name: 'What', cell: ({ action }) => <span className="font-mono">{action}</span> },
            { name: 'About', cell: ({ subject }) => (subject ? shortId(subject) : '') },
            { name: 'Details', cell: ({ details }) => inWords(details) },
            { name: 'Service', cell: ({ service }) => service }
          ]}
        />
      )}
    </ListPanel>
  )
}

const inWords = (details: Record<string, unknown>) =>
  Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
