import { useState } from 'react'
import { Badge } from '../../../../components/ui/badge.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { dateAndTime } from '../../../../lib/dates.ts'
import type { AddOnTask } from '../../api/add-ons.ts'
import { useList } from '../../api/list.ts'
import { CsvButton } from '../list/csv-button.tsx'
import { DataTable } from '../list/data-table.tsx'
import { SelectFilter } from '../list/filter-fields.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { TaskDialog } from './task-dialog.tsx'
import { taskWords } from './task-words.ts'

const states = { '': 'All', open: 'Open', ...taskWords }

export function AddOnsTab() {
  const search = useListSearch('status')
  const list = useList('GET /api/admin/add-ons', search.query)
  const [chosen, setChosen] = useState<string | null>(null)
  const task = list.data?.rows.find(({ id }) => id === chosen)
  return (
    <ListPanel
      title="Add-on Tasks"
      list={list}
      search={search}
      empty="No tasks here."
      tools={<CsvButton list="GET /api/admin/add-ons" filters={search.filters} name="add-ons" />}
      filters={<SelectFilter label="Status" name="status" search={search} options={states} />}
    >
      {(rows, stale) => (
        <>
          <DataTable
            caption="Add-on tasks"
            rows={rows}
            stale={stale}
            keyOf={({ id }) => id}
            columns={[
              { name: 'Add-on', cell: ({ title }) => <span className="font-medium">{title}</span> },
              { name: 'Service', cell: ({ service_title }) => service_title },
              { name: 'Email', cell: ({ email }) => email || 'N/A' },
              { name: 'Due', cell: (row) => <Due task={row} /> },
              { name: 'Status', cell: ({ state }) => <Badge tone={toneOf(state)}>{taskWords[state]}</Badge> },
              { name: 'With', cell: ({ assignee }) => assignee ?? 'Nobody yet' },
              {
                name: 'Open',
                hideName: true,
                right: true,
                cell: ({ id, title, email }) => (
                  <Button look="plain" aria-label={`Open ${title} of ${email}`} onClick={() => setChosen(id)}>
                    Open
                  </Button>
                )
              }
            ]}
          />
          {task ? <TaskDialog key={task.id} task={task} onClose={() => setChosen(null)} /> : null}
        </>
      )}
    </ListPanel>
  )
}

const toneOf = (state: AddOnTask['state']) => (state === 'done' ? 'good' : state === 'cancelled' ? 'plain' : 'note')

function Due({ task: { due_at, overdue } }: { task: AddOnTask }) {
  return (
    <>
      {dateAndTime(due_at)}
      {overdue ? <span className="block text-[13px] font-medium text-stop">Overdue</span> : null}
    </>
  )
}
