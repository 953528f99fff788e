import type { ReactNode } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { LoadFailure } from '../../../../components/ui/notice/load-failure.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { LoadingText, Skeleton } from '../../../../components/ui/skeleton.tsx'
import { detailOf, isSessionEnd } from '../../../../lib/api/api-error.ts'
import type { List } from '../../api/list.ts'
import type { ListSearch } from './use-list-search.ts'

type ListPanelProps<Row> = {
  title: string
  list: List<Row>
  search: ListSearch
  /** What stands where there is nothing. */
  empty: string
  filters?: ReactNode
  /** Beside the title: download, create. */
  tools?: ReactNode
  said?: { tone: 'good' | 'stop'; text: string } | null
  children: (rows: readonly Row[], stale: boolean) => ReactNode
}

/** Title, filters, a page of a list in each of its states, and the way to the next page. */
export function ListPanel<Row>({ title, list, search, empty, filters, tools, said, children }: ListPanelProps<Row>) {
  const { data } = list
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-2xl">{title}</h2>
        {tools}
      </div>
      {filters ? (
        <div className="grid gap-3 min-[26rem]:grid-cols-2 sm:flex sm:flex-wrap sm:items-end">{filters}</div>
      ) : null}
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      {data && data.degraded.length > 0 ? (
        <Notice tone="note">{`Not complete: ${data.degraded.join(', ')} did not answer.`}</Notice>
      ) : null}
      {list.isPending ? (
        <div className="grid gap-2">
          <LoadingText>{`Loading ${title}…`}</LoadingText>
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      ) : null}
      {list.isError && !isSessionEnd(list.error) ? (
        <LoadFailure again={() => list.refetch()}>{detailOf(list.error, 'This list could not be loaded.')}</LoadFailure>
      ) : null}
      {data && data.rows.length === 0 ? (
        <p className="border-y border-rule py-10 text-center text-soft">{empty}</p>
      ) : null}
      {data && data.rows.length > 0 ? children(data.rows, list.isPlaceholderData) : null}
      {search.cursor || data?.next ? (
        <nav aria-label={`Pages of ${title}`} className="flex flex-wrap gap-3">
          <Button look="quiet" disabled={!search.cursor} onClick={() => search.turnTo(null)}>
            Newest
          </Button>
          <Button look="quiet" disabled={!data?.next} onClick={() => search.turnTo(data?.next ?? null)}>
            Older
          </Button>
        </nav>
      ) : null}
    </section>
  )
}
