import type { Service } from '../api/get-services.ts'
import { filterServices } from '../model/filter.ts'
import { ServiceCard } from './service-card.tsx'

type ServiceShelfProps = {
  services: readonly Service[]
  search: string
  category: string
  checkoutPath: (service: Service) => string
}

export function ServiceShelf({ services, search, category, checkoutPath }: ServiceShelfProps) {
  const found = filterServices(services, search, category)
  return (
    <>
      <p role="status" className="sr-only">
        {found.length === 1 ? '1 service' : `${found.length} services`}
      </p>
      {found.length === 0 ? (
        <div className="rounded-card border border-dashed border-edge px-6 py-16 text-center">
          <h2 className="text-2xl">No services found</h2>
          <p className="mt-2 text-soft">Try adjusting your search or category filter.</p>
        </div>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))] gap-5">
          {found.map((service) => (
            <ServiceCard key={service.id} service={service} checkoutPath={checkoutPath(service)} />
          ))}
        </div>
      )}
    </>
  )
}
