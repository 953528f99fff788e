import { Button } from '../../../components/ui/button.tsx'
import { SearchBox } from '../../../components/ui/fields/search-box.tsx'
import { AttorneyNotice } from '../../../components/ui/notice/attorney-notice.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { FormShelf } from '../../../features/forms/components/form-shelf.tsx'
import { formCategories } from '../../../features/forms/model/form.ts'
import { useServices } from '../../../features/services/api/get-services.ts'
import { CategoryChips } from '../../../features/services/components/category-chips.tsx'
import { ShelfSkeleton } from '../../../features/services/components/shelf-skeleton.tsx'
import { allCategories, filterServices } from '../../../features/services/model/filter.ts'
import { byTyping, useTypedText } from '../../../lib/form/typed-text.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'

export function FormsLibraryPage() {
  const services = useServices()
  const [params, setParams] = useSearchParams()
  const category = params.get('category') ?? allCategories
  const [typed, setTyped] = useTypedText(params.get('q') ?? '')
  usePageMeta('Forms library', 'Blank legal forms to read and to fill in by hand, or made for you from your answers.')

  function show(change: { q?: string; category?: string }, replace: boolean) {
    const next = { q: typed, category, ...change }
    const wanted = new URLSearchParams()
    if (next.q) wanted.set('q', next.q)
    if (next.category !== allCategories) wanted.set('category', next.category)
    setParams(wanted, { replace, ...byTyping })
  }

  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(32px,5vw,46px)]">Forms library</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Each form as a blank to read and to fill in by hand, free of charge. Or let your answers fill it: that set is
        made for your state.
      </p>
      <AttorneyNotice className="mt-5 mb-8 max-w-2xl" />
      <search className="mb-5 block">
        <SearchBox
          label="Search forms"
          placeholder="Will, lease, demand letter …"
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
            categories={formCategories}
            chosen={category}
            onChoose={(chosen) => show({ category: chosen }, false)}
          />
          <FormShelf
            forms={filterServices(services.data, typed, category)}
            questionnairePath={(form) => paths.questionnaire(form.id)}
          />
        </div>
      ) : null}
    </div>
  )
}
