import { Badge } from '../../../../components/ui/badge.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { dateAndTime } from '../../../../lib/dates.ts'
import { serviceNames } from '../../../../lib/generated/service-names.ts'
import { type DeadLetter, replay } from '../../api/dead-letters.ts'
import { useList } from '../../api/list.ts'
import { DataTable } from '../list/data-table.tsx'
import { SelectFilter } from '../list/filter-fields.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useAct } from '../list/use-act.ts'
import { useListSearch } from '../list/use-list-search.ts'

const shown = { '': 'Waiting', true: 'Replayed' }
export const serviceOptions = { '': 'All', ...Object.fromEntries(serviceNames.map((name) => [name, name])) }

/** Facts a service gave up on; each can be tried once more by the reader that gave it up. */
export function EventsTab() {
  const search = useListSearch('service', 'replayed')
  const list = useList('GET /api/admin/events/dead', search.query)
  const { busy, said, act } = useAct()
  const keyOf = ({ service, id }: DeadLetter) => `${service} ${id}`
  const again = (letter: DeadLetter) =>
    void act(keyOf(letter), async () => {
      await replay(letter)
      return `${letter.type} is being tried again by ${letter.service}.`
    })
  return (
    <ListPanel
      title="Failed Events"
      list={list}
      search={search}
      empty="No failed events. Everything that happened was acted upon."
      said={said}
      tools={
        <Button look="quiet" onClick={() => void list.refetch()}>
          Refresh
        </Button>
      }
      filters={
        <>
          <SelectFilter label="Show" name="replayed" search={search} options={shown} />
          <SelectFilter label="Service" name="service" search={search} options={serviceOptions} />
        </>
      }
    >
      {(rows, stale) => (
        <DataTable
          caption="Failed events"
          rows={rows}
          stale={stale}
          keyOf={keyOf}
          columns={[
            { name: 'Event', cell: ({ type }) => <span className="font-mono">{type}</span> },
            { name: 'Service', cell: ({ service }) => service },
            { name: 'Reader', cell: ({ direction, consumer }) => (direction === 'out' ? 'Not sent' : consumer) },
            { name: 'Error', cell: ({ error }) => <span className="text-stop">{error}</span> },
            { name: 'Tries', right: true, cell: ({ deliveries }) => deliveries },
            { name: 'Since', cell: ({ created_at }) => dateAndTime(created_at) },
            {
              name: 'Replay',
              hideName: true,
              right: true,
              cell: (letter) =>
                letter.state === 'waiting' ? (
                  <Button
                    look="plain"
                    disabled={busy === keyOf(letter)}
                    aria-label={`Replay ${letter.type} ${letter.id} of ${letter.service}`}
                    onClick={() => again(letter)}
                  >
                    Replay
                  </Button>
                ) : (
                  <Badge tone={letter.state === 'replayed' ? 'good' : 'note'}>{letter.state}</Badge>
                )
            }
          ]}
        />
      )}
    </ListPanel>
  )
}
