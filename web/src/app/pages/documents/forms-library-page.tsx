import { FormShelf } from '../../../features/forms/components/form-shelf.tsx'
import { formCategories } from '../../../features/forms/model/form.ts'
import { filterServices } from '../../../features/services/model/filter.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../paths.ts'
import { ShelfPage } from '../offer/shelf-page.tsx'

export function FormsLibraryPage() {
  usePageMeta('Forms library', 'Blank legal forms to read and to fill in by hand, or made for you from your answers.')
  return (
    <ShelfPage
      title="Forms library"
      lead="Each form as a blank to read and to fill in by hand, free of charge. Or let your answers fill it: that set is made for your state."
      search={{ label: 'Search forms', placeholder: 'Will, lease, demand letter …' }}
      categories={() => formCategories}
    >
      {(services, { search, category }) => (
        <FormShelf
          forms={filterServices(services, search, category)}
          questionnairePath={(form) => paths.questionnaire(form.id)}
        />
      )}
    </ShelfPage>
  )
}
