import clsx from 'clsx'
import type { SectionState } from '../model/steps.ts'

type SectionListProps = {
  sections: readonly SectionState[]
  onGo: (question: string) => void
  onReview: () => void
  reviewing: boolean
}

export function SectionList({ sections, onGo, onReview, reviewing }: SectionListProps) {
  return (
    <nav aria-label="Sections" className="text-[14px]">
      <ol>
        {sections.map(({ section, first, state }) => (
          <li key={section.id}>
            <button
              type="button"
              aria-current={state === 'now' ? 'step' : undefined}
              onClick={() => onGo(first)}
              className={clsx(itemClass, state === 'now' ? nowClass : 'border-rule text-soft')}
            >
              {section.title}
              {state === 'done' ? (
                <span className="text-act">
                  <span aria-hidden="true">{'\u00a0'}✓</span>
                  <span className="sr-only"> (done)</span>
                </span>
              ) : null}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-current={reviewing ? 'step' : undefined}
            onClick={onReview}
            className={clsx(itemClass, reviewing ? nowClass : 'border-rule text-soft')}
          >
            All answers
          </button>
        </li>
      </ol>
    </nav>
  )
}

const itemClass = 'min-h-11 w-full border-l-2 py-2 pl-3.5 text-left hover:text-ink'
const nowClass = 'border-act font-semibold text-ink'
