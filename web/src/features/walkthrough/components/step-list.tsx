import clsx from 'clsx'
import { Check } from 'lucide'
import { Icon } from '../../../components/ui/icon.tsx'
import { steps } from '../model/steps.ts'

type StepListProps = { shown: number; completed: number; onChoose: (index: number) => void }

export function StepList({ shown, completed, onChoose }: StepListProps) {
  return (
    <nav aria-label="Steps">
      <ol className="border-l border-rule">
        {steps.map((step, index) => (
          <li key={step.id}>
            <button
              type="button"
              aria-current={index === shown ? 'step' : undefined}
              onClick={() => onChoose(index)}
              className={clsx(
                '-ml-px flex min-h-11 w-full items-center gap-3 border-l-2 px-4 text-left text-[15px]',
                index === shown ? 'border-act font-semibold text-ink' : 'border-transparent text-soft hover:text-ink'
              )}
            >
              {step.title}
              {index < completed ? <Icon of={Check} size={15} aria-label="done" className="shrink-0 text-act" /> : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
