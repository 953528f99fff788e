import { OffSaleStates } from '../../../features/services/components/off-sale-states.tsx'
import { ServiceShelf } from '../../../features/services/components/service-shelf.tsx'
import { categoriesOf } from '../../../features/services/model/filter.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../paths.ts'
import { ShelfPage } from './shelf-page.tsx'

export function ServicesPage() {
  usePageMeta(
    'Services',
    'Wills, company formation, divorce papers and more: one price for the whole set of documents.'
  )
  return (
    <ShelfPage
      title="Services"
      lead="One price for the whole set. A state’s own filing fee, if there is one, goes to the state."
      search={{ label: 'Search services', placeholder: 'A will, an LLC, a divorce …' }}
      categories={categoriesOf}
    >
      {(services, wanted) => (
        <>
          <OffSaleStates services={services} />
          <ServiceShelf services={services} {...wanted} checkoutPath={(service) => paths.checkout(service.id)} />
        </>
      )}
    </ShelfPage>
  )
}
