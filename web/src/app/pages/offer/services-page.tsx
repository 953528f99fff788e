import { Button } from '../../../components/ui/button.tsx'
import { SearchBox } from '../../../components/ui/fields/search-box.tsx'
import { AttorneyNotice } from '../../../components/ui/notice/attorney-notice.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { useServices } from '../../../features/services/api/get-services.ts'
import { CategoryChips } from '../../../features/services/components/category-chips.tsx'
import { OffSaleStates } from '../../../features/services/components/off-sale-states.tsx'
import { ServiceShelf } from '../../../features/services/components/service-shelf.tsx'
import { ShelfSkeleton } from '../../../features/services/components/shelf-skeleton.tsx'
import { allCategories, categoriesOf } from '../../../features/services/model/filter.ts'
import { byTyping, useTypedText } from '../../../lib/form/typed-text.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'

export function ServicesPage() {
  const services = useServices()
  const [params, setParams] = useSearchParams()
  const category = params.get('category') ?? allCategories
  const [typed, setTyped] = useTypedText(params.get('q') ?? '')
  usePageMeta(
    'Services',
    'Wills, company formation, divorce papers and more: one price for the whole set of documents.'
  )

  function show(change: { q?: string; category?: string }, replace: boolean) {
    const next = { q: typed, category, ...change }
    const wanted = new URLSearchParams()
    if (next.q) wanted.set('q', next.q)
    if (next.category !== allCategories) wanted.set('category', next.category)
    setParams(wanted, { replace, ...byTyping })
  }

  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(32px,5vw,46px)]">Services</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        One price for the whole set. A state’s own filing fee, if there is one, goes to the state.
      </p>
      <AttorneyNotice className="mt-5 mb-8 max-w-2xl" />
      <search className="mb-5 block">
        <SearchBox
          label="Search services"
          placeholder="A will, an LLC, a divorce …"
          value={typed}
          onChange={(q) => {
            setTyped(q)
            show({ q }, true)
          }}
        />
      </search>
      {services.isPending ? <ShelfSkeleton /> : null}
      {services.isError ? (
        <div className="grid justify-items-start gap-4 py-6">
          <Notice tone="stop">Failed to load services. Please try again.</Notice>
          <Button onClick={() => services.refetch()} disabled={services.isFetching}>
            Try Again
          </Button>
        </div>
      ) : null}
      {services.data ? (
        <div className="grid gap-6">
          <CategoryChips
            categories={categoriesOf(services.data)}
            chosen={category}
            onChoose={(chosen) => show({ category: chosen }, false)}
          />
          <OffSaleStates services={services.data} />
          <ServiceShelf
            services={services.data}
            search={typed}
            category={category}
            checkoutPath={(service) => paths.checkout(service.id)}
          />
        </div>
      ) : null}
    </div>
  )
}
