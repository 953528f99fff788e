import { Skeleton } from '../../../components/ui/skeleton.tsx'
import type { ShownService } from '../model/shown-service.ts'
import { bought } from '../model/shown-service.ts'
import type { StepId } from '../model/steps.ts'
import { Completion, Welcome } from './stage-papers.tsx'
import { Qualification, Questionnaire } from './stage-questions.tsx'
import { Generation, Payment, ServiceSelection } from './stage-shop.tsx'

type StageProps = { step: StepId; services: readonly ShownService[] }

/** What each step shows. Pictures of the product: nothing on the stage can be pressed. */
export function Stage({ step, services }: StageProps) {
  const set = services.find(({ slug }) => slug === bought)
  switch (step) {
    case 'welcome':
      return <Welcome />
    case 'qualification':
      return <Qualification />
    case 'questionnaire':
      return <Questionnaire />
  }
  if (!set) return <Skeleton className="mx-auto h-72 w-full max-w-md rounded-card bg-sheet!" />
  switch (step) {
    case 'service-selection':
      return <ServiceSelection services={services} />
    case 'payment':
      return <Payment set={set} />
    case 'generation':
      return <Generation set={set} />
    case 'completion':
      return <Completion set={set} />
  }
}
