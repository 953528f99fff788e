import type { ReactNode } from 'react'
import { SearchBox } from '../../../components/ui/fields/search-box.tsx'
import { AttorneyNotice } from '../../../components/ui/notice/attorney-notice.tsx'
import { LoadFailure } from '../../../components/ui/notice/load-failure.tsx'
import { type Service, useServices } from '../../../features/services/api/get-services.ts'
import { CategoryChips } from '../../../features/services/components/category-chips.tsx'
import { ShelfSkeleton } from '../../../features/services/components/shelf-skeleton.tsx'
import { allCategories } from '../../../features/services/model/filter.ts'
import { byTyping, useTypedText } from '../../../lib/form/typed-text.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'

type ShelfPageProps = {
  title: string
  lead: string
  search: { label: string; placeholder: string }
  categories: (services: Service[]) => readonly string[]
  children: (services: Service[], wanted: { search: string; category: string }) => ReactNode
}

/** What the catalogue holds, to search by words and to narrow by category; both stand in the address. */
export function ShelfPage({ title, lead, search, categories, children }: ShelfPageProps) {
  const services = useServices()
  const [params, setParams] = useSearchParams()
  const category = params.get('category') ?? allCategories
  const [typed, setTyped] = useTypedText(params.get('q') ?? '')

  function show(change: { q?: string; category?: string }, replace: boolean) {
    const next = { q: typed, category, ...change }
    const wanted = new URLSearchParams()
    if (next.q) wanted.set('q', next.q)
    if (next.category !== allCategories) wanted.set('category', next.category)
    setParams(wanted, { replace, ...byTyping })
  }

  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(32px,5vw,46px)]">{title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">{lead}</p>
      <AttorneyNotice className="mt-5 mb-8 max-w-2xl" />
      <search className="mb-5 block">
        <SearchBox
          {...search}
          value={typed}
          onChange={(q) => {
            setTyped(q)
            show({ q }, true)
          }}
        />
      </search>
      {services.isPending ? <ShelfSkeleton /> : null}
      {services.isError ? (
        <LoadFailure again={() => services.refetch()} busy={services.isFetching} className="py-6">
          Failed to load services. Please try again.
        </LoadFailure>
      ) : null}
      {services.data ? (
        <div className="grid gap-6">
          <CategoryChips
            categories={categories(services.data)}
            chosen={category}
            onChoose={(chosen) => show({ category: chosen }, false)}
          />
          {children(services.data, { search: typed, category })}
        </div>
      ) : null}
    </div>
  )
}
