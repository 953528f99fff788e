import { LoadFailure } from '../../../../components/ui/notice/load-failure.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { Skeleton } from '../../../../components/ui/skeleton.tsx'
import type { Queue } from '../../api/get-queue.ts'
import { useQueue } from '../../api/get-queue.ts'
import { DataTable } from '../list/data-table.tsx'

const lanes = [
  { lane: 'final', name: 'Paid sets' },
  { lane: 'draft', name: 'Previews' },
  { lane: 'template', name: 'Blank forms' }
] as const

/** What waits for the document workers and in each service, as it is now. */
export function QueueTab() {
  const queue = useQueue()
  if (queue.isPending) return <Skeleton className="h-56" />
  if (!queue.data) {
    return <LoadFailure again={() => queue.refetch()}>The queue could not be read.</LoadFailure>
  }
  return <QueueNow queue={queue.data} at={queue.dataUpdatedAt} failing={queue.isError} />
}

function QueueNow({ queue, at, failing }: { queue: Queue; at: number; failing: boolean }) {
  const { worker, services, degraded } = queue
  return (
    <div className="grid gap-8">
      <section aria-labelledby="queue-worker" className="grid gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="queue-worker" className="mr-auto text-2xl">
            Documents being made
          </h2>
          <p className="text-[13.5px] text-soft">{`As of ${new Date(at).toLocaleTimeString('en-US')}, read every 3 seconds`}</p>
        </div>
        {failing ? <Notice tone="note">The last reading failed; these are the numbers before it.</Notice> : null}
        {worker ? (
          <dl className="grid border-y border-rule sm:grid-cols-3">
            {lanes.map(({ lane, name }) => (
              <div
                key={lane}
                className="border-rule py-4 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-6"
              >
                <dt className="text-[14px] text-soft">{name}</dt>
                <dd className="font-serif text-3xl font-[560] tabular-nums">
                  {worker[lane].queued}
                  <span className="font-sans text-[14px] font-normal text-soft">{` waiting, ${worker[lane].generating} being drawn`}</span>
                </dd>
                {worker[lane].oldest_seconds === null ? null : (
                  <dd className="text-[13.5px] text-soft">{`The oldest waits ${worker[lane].oldest_seconds} s`}</dd>
                )}
              </div>
            ))}
          </dl>
        ) : (
          <Notice tone="note">Unknown: documents did not answer.</Notice>
        )}
      </section>
      <section aria-labelledby="queue-services" className="grid gap-4">
        <h2 id="queue-services" className="text-2xl">
          Events in each service
        </h2>
        {degraded ? <Notice tone="note">{`${degraded.join(', ')} did not answer.`}</Notice> : null}
        <DataTable
          caption="Events in each service"
          rows={services}
          keyOf={({ service }) => service}
          columns={[
            { name: 'Service', cell: ({ service }) => service },
            { name: 'To be told', right: true, cell: ({ unpublished }) => unpublished ?? 'Unknown' },
            { name: 'Failed', right: true, cell: ({ dead }) => dead ?? 'Unknown' }
          ]}
        />
      </section>
    </div>
  )
}
