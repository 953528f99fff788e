import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { SearchBox } from '../../../components/ui/fields/search-box.tsx'
import { useServices } from '../../../features/services/api/get-services.ts'
import { dollars } from '../../../lib/money.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { Link } from '../../../lib/router/link.tsx'
import { paths } from '../../paths.ts'
import { useServiceSearch } from '../offer/use-service-search.ts'

/** For an address that leads nowhere: look for it, or take what most people come for. */
export function NotFoundPage() {
  usePageMeta('Page not found', 'The address leads nowhere. Look for a document, or go on from here.')
  const find = useServiceSearch()
  return (
    <div className="wrap max-w-3xl! py-16 sm:py-24">
      <h1 className="text-[clamp(28px,4vw,40px)]">This page is not in our drawer</h1>
      <p className="mt-4 mb-7 text-lg text-soft">
        The address may be mistyped, or the page has moved. Your answers and papers are where you left them.
      </p>
      <search>
        <form onSubmit={find} action={paths.services()}>
          <SearchBox label="Which document do you need?" placeholder="A will, an LLC, a divorce …">
            <Button type="submit" className="shrink-0">
              Find
            </Button>
          </SearchBox>
        </form>
      </search>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.services()}>Browse services</ButtonLink>
        <ButtonLink look="quiet" to={paths.dashboard}>
          Your papers
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.help}>
          Help
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.home}>
          Back to Home
        </ButtonLink>
      </div>
      <Popular />
    </div>
  )
}

function Popular() {
  const services = useServices()
  const popular = services.data?.filter((service) => service.popular && !service.off_sale) ?? []
  if (popular.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-2xl">What most people look for</h2>
      <ul className="mt-3">
        {popular.map((service) => (
          <li key={service.id} className="border-t border-rule">
            <Link
              to={paths.checkout(service.id)}
              className="flex min-h-12 items-center justify-between gap-4 py-2 hover:text-act"
            >
              <span className="font-serif text-[19px]">{service.title}</span>
              <span className="text-soft">{dollars(service.price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
