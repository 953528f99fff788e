import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { plans } from '../../../content/plans.ts'
import { planPoints } from '../../../content/pricing.ts'
import { PlanCard } from '../../../features/pricing/components/plan-card.tsx'
import type { Service } from '../../../features/services/api/get-services.ts'
import { dollars } from '../../../lib/money.ts'
import { paths } from '../../paths.ts'

const samples = ['simple-will', 'non-disclosure-agreement', 'uncontested-divorce', 'llc-formation']

type PlanCardsProps = { services: readonly Service[]; onTrial: () => void; onDemo: () => void }

export function PlanCards({ services, onTrial, onDemo }: PlanCardsProps) {
  const watchDemo = (plan: string) => (
    <Button look="quiet" aria-label={`Watch Demo, ${plan}`} onClick={onDemo}>
      Watch Demo
    </Button>
  )
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <PlanCard {...plans.basic} points={planPoints.basic} samples={<Samples services={services} />}>
        <ButtonLink to={paths.services()} aria-label="Choose a form, Basic">
          Choose a form
        </ButtonLink>
        {watchDemo('Basic')}
      </PlanCard>
      <PlanCard {...plans.professional} points={planPoints.professional}>
        <ButtonLink to={paths.services()} aria-label="Get Started, Professional">
          Get Started
        </ButtonLink>
        {watchDemo('Professional')}
      </PlanCard>
      <PlanCard {...plans.enterprise} points={planPoints.enterprise} badge={plans.enterprise.trial}>
        <Button onClick={onTrial} aria-label="Start Free Trial, Enterprise">
          Start Free Trial
        </Button>
        {watchDemo('Enterprise')}
      </PlanCard>
    </div>
  )
}

/** A few prices of the catalogue, so that the range on the card means something. */
function Samples({ services }: { services: readonly Service[] }) {
  const shown = samples.flatMap((slug) => services.find((service) => service.slug === slug) ?? [])
  return (
    <dl className="grid min-h-25 grid-cols-[1fr_auto] content-start gap-y-1 border-t border-rule pt-3 text-[14px]">
      {shown.map(({ slug, title, price }) => (
        <div key={slug} className="contents">
          <dt className="text-soft">{title}</dt>
          <dd className="text-right">{dollars(price)}</dd>
        </div>
      ))}
    </dl>
  )
}
