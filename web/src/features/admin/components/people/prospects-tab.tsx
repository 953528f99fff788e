import { Badge } from '../../../../components/ui/badge.tsx'
import { longDate } from '../../../../lib/dates.ts'
import { useList } from '../../api/list.ts'
import { CsvButton } from '../list/csv-button.tsx'
import { DataTable } from '../list/data-table.tsx'
import { SelectFilter } from '../list/filter-fields.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useListSearch } from '../list/use-list-search.ts'

const kinds = { '': 'Trials', demos: 'Demos' }
const states = { '': 'All', running: 'Running', ended: 'Ended' }

/** Companies that try the Enterprise plan, or want to be shown it. */
export function ProspectsTab() {
  return useListSearch('show').filters['show'] === 'demos' ? <Demos /> : <Trials />
}

function Trials() {
  const search = useListSearch('show', 'status')
  const { status } = search.filters
  const list = useList('GET /api/admin/trials', { status, cursor: search.cursor })
  return (
    <ListPanel
      title="Trials"
      list={list}
      search={search}
      empty="No trials here."
      tools={<CsvButton list="GET /api/admin/trials" filters={{ status }} name="trials" />}
      filters={
        <>
          <SelectFilter label="Show" name="show" search={search} options={kinds} />
          <SelectFilter label="Status" name="status" search={search} options={states} />
        </>
      }
    >
      {(rows, stale) => (
        <DataTable
          caption="Trials"
          rows={rows}
          stale={stale}
          keyOf={({ id }) => id}
          columns={[
            { name: 'Company', cell: ({ company_name }) => <span className="font-medium">{company_name}</span> },
            { name: 'Email', cell: ({ user_email }) => user_email },
            { name: 'Team', right: true, cell: ({ team_size }) => team_size.toLocaleString('en-US') },
            { name: 'Started', cell: ({ started_at }) => longDate(started_at) },
            { name: 'Ends', cell: ({ ends_at }) => longDate(ends_at) },
            {
              name: 'Status',
              cell: ({ running }) => (running ? <Badge tone="good">Running</Badge> : <Badge>Ended</Badge>)
            }
          ]}
        />
      )}
    </ListPanel>
  )
}

function Demos() {
  const search = useListSearch('show')
  const list = useList('GET /api/admin/demos', { cursor: search.cursor })
  return (
    <ListPanel
      title="Demos"
      list={list}
      search={search}
      empty="No demo requests here."
      tools={<CsvButton list="GET /api/admin/demos" name="demos" />}
      filters={<SelectFilter label="Show" name="show" search={search} options={kinds} />}
    >
      {(rows, stale) => (
        <DataTable
          caption="Demo requests"
          rows={rows}
          stale={stale}
          keyOf={({ id }) => id}
          columns={[
            { name: 'Company', cell: ({ company_name }) => <span className="font-medium">{company_name}</span> },
            { name: 'Contact', cell: ({ contact_name, user_email }) => `${contact_name}, ${user_email}` },
            { name: 'Phone', cell: ({ phone }) => phone || 'N/A' },
            { name: 'Team', cell: ({ team_size }) => team_size ?? 'N/A' },
            { name: 'Wished for', cell: ({ preferred_date }) => preferred_date || 'N/A' },
            { name: 'Message', cell: ({ message }) => message ?? '' },
            { name: 'Asked', cell: ({ created_at }) => longDate(created_at) }
          ]}
        />
      )}
    </ListPanel>
  )
}
