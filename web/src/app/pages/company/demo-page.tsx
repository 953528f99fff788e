import { ButtonLink } from '../../../components/ui/button.tsx'
import { LoadFailure } from '../../../components/ui/notice/load-failure.tsx'
import { useServices } from '../../../features/services/api/get-services.ts'
import { Walkthrough } from '../../../features/walkthrough/components/walkthrough.tsx'
import { steps } from '../../../features/walkthrough/model/steps.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'

export function DemoPage() {
  const services = useServices()
  const [params, setParams] = useSearchParams()
  const asked = steps.findIndex(({ id }) => id === params.get('step'))
  usePageMeta('Demo', 'From the catalogue to the finished papers in seven short steps.')
  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(32px,5vw,46px)]">See how it goes</h1>
      <p className="mt-3 mb-10 max-w-2xl text-lg text-soft">
        One purchase from beginning to end. The people are made up; the set, its documents and its price are the
        catalogue’s.
      </p>
      {services.isError ? (
        <LoadFailure again={() => services.refetch()} busy={services.isFetching} className="mb-6">
          Failed to load services. Please try again.
        </LoadFailure>
      ) : null}
      <Walkthrough
        services={services.data ?? []}
        step={asked === -1 ? null : asked}
        onStep={(index) => {
          if (index > 0 || asked !== -1) setParams({ step: steps[index]?.id ?? '' }, { replace: true })
        }}
      />
      <div className="mt-14 flex flex-wrap items-center gap-3 border-t border-rule pt-8">
        <p className="mr-auto font-serif text-[22px] font-[560]">Your own papers, now?</p>
        <ButtonLink to={paths.services()}>Get Started</ButtonLink>
        <ButtonLink look="quiet" to={paths.howItWorks}>
          How it works
        </ButtonLink>
      </div>
    </div>
  )
}
