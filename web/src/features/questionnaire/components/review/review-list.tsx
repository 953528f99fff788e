import { entriesOf, textOf } from '@formwright/interview/answers'
import { useLayoutEffect, useRef } from 'react'
import type { Question, Section } from '../../api/get-questionnaire.ts'
import { entryDetails, entryText } from '../../model/entries.ts'
import { readable } from '../../model/format.ts'
import { type Problem, questionOf } from '../../model/problems.ts'
import { type Asked, mayGoOn } from '../../model/steps.ts'
import { focusOn } from '../focus.ts'

type ReviewListProps = {
  sections: readonly Section[]
  asked: Asked
  problems: readonly Problem[]
  /** The row to come back to. */
  at: string | null
  onEdit: (question: string) => void
}

/** Every answer under its section, each with its own way back. */
export function ReviewList({ sections, asked, problems, at, onEdit }: ReviewListProps) {
  const { steps, answers, look } = asked
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (at) focusOn(list.current?.querySelector(`[data-row="${at}"]`))
  }, [at])
  return (
    <div ref={list} className="grid gap-8">
      {sections.map((section) => {
        const inside = steps.filter((step) => step.section === section.id)
        if (inside.length === 0) return null
        return (
          <section key={section.id} aria-labelledby={`review-${section.id}`}>
            <h2 id={`review-${section.id}`} className="mb-1 text-xl">
              {section.title}
            </h2>
            <dl>
              {inside.map((step) => {
                const own = problems.filter((problem) => questionOf(problem) === step.id)
                const open = !mayGoOn(step, answers[step.id], look)
                return (
                  <div
                    key={step.id}
                    data-row={step.id}
                    className="grid gap-x-4 border-t border-rule py-2.5 sm:grid-cols-[1fr_1fr_auto]"
                  >
                    <dt className="text-[14.5px] text-soft sm:py-2">{step.question}</dt>
                    <dd className="min-w-0 text-[15px] font-medium sm:py-2">
                      {step.repeat ? (
                        <EntryLines step={step} asked={asked} />
                      ) : (
                        <span className={open ? 'text-note' : undefined}>
                          {readable(step, textOf(answers[step.id]))}
                        </span>
                      )}
                      {own.map(({ field, message }) => (
                        <span key={field} className="block text-[14px] text-stop">
                          {message}
                        </span>
                      ))}
                    </dd>
                    <dd>
                      <button
                        type="button"
                        onClick={() => onEdit(step.id)}
                        aria-label={`Change: ${step.question}`}
                        className="min-h-11 min-w-11 rounded-control font-semibold text-act underline underline-offset-4 sm:px-2"
                      >
                        Change
                      </button>
                    </dd>
                  </div>
                )
              })}
            </dl>
          </section>
        )
      })}
    </div>
  )
}

type EntryLinesProps = { step: Question; asked: Asked }

function EntryLines({ step, asked: { answers, look } }: EntryLinesProps) {
  const { repeat } = step
  const entries = entriesOf(answers[step.id])
  if (!repeat || entries.length === 0) return 'None'
  return (
    <ul className="grid gap-2">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and this list is only read
        <li key={index}>
          {entryText(repeat, entry, index, look)}
          <span className="block text-[13.5px] font-normal text-soft">{entryDetails(repeat, entry, look)}</span>
        </li>
      ))}
    </ul>
  )
}
