import type { FormEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import type { FieldError } from '../../../lib/api/api-error.ts'
import type { Question, Section, Term } from '../api/get-questionnaire.ts'
import type { Answer } from '../model/answers.ts'
import { entriesOf, textOf } from '../model/answers.ts'
import type { Look } from '../model/condition.ts'
import type { SecondLook } from '../model/second-look.ts'
import { mayGoOn } from '../model/steps.ts'
import { ExplainedText } from './explained-text.tsx'
import { QuestionField } from './question-field.tsx'
import { RepeatField } from './repeat-field.tsx'
import { SecondLookNotice } from './second-look-notice.tsx'

type StepFormProps = {
  question: Question
  section: Section | undefined
  answer: Answer | undefined
  look: Look
  refused: readonly FieldError[]
  looks: readonly SecondLook[]
  terms: readonly Term[]
  nextLabel: string
  isFirst: boolean
  onChange: (answer: Answer) => void
  onNext: () => void
  onPrevious: () => void
  saveButton: ReactNode
}

/** One question. When it changes, the reading position moves to its heading. */
export function StepForm(props: StepFormProps) {
  const { question, section, answer, look, refused, looks, terms, nextLabel, isFirst } = props
  const { onChange, onNext, onPrevious, saveButton } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(question.id)
  const headingId = `question-${question.id}`
  const ready = mayGoOn(question, answer, look)
  useEffect(() => {
    if (shown.current === question.id) return
    shown.current = question.id
    heading.current?.focus({ preventScroll: true })
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView()
  }, [question.id])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) onNext()
  }

  const { repeat } = question
  return (
    <form onSubmit={submit} noValidate>
      {section?.intro ? (
        <p className="mb-4 text-[15px] text-soft">
          <ExplainedText text={section.intro} terms={terms} />
        </p>
      ) : null}
      <h1 id={headingId} ref={heading} tabIndex={-1} className="mb-2 text-[clamp(23px,3.4vw,28px)]">
        {question.question}
        {question.required ? null : <span className="font-sans text-base font-normal text-soft"> (optional)</span>}
      </h1>
      {question.help ? (
        <p className="mb-5 max-w-[38em] text-[15px] text-soft">
          <ExplainedText text={question.help} terms={terms} />
        </p>
      ) : (
        <div className="h-3" />
      )}
      {repeat ? (
        <RepeatField
          key={question.id}
          question={{ ...question, repeat }}
          entries={entriesOf(answer)}
          outer={look}
          refused={refused}
          onChange={onChange}
        />
      ) : (
        <QuestionField
          key={question.id}
          field={question}
          labelledBy={headingId}
          value={textOf(answer)}
          refused={refused.find(({ field }) => field === question.id)?.message}
          onChange={onChange}
        />
      )}
      <SecondLookNotice looks={looks} />
      <div className="mt-7 flex flex-wrap gap-3">
        <Button look="quiet" className="max-[430px]:flex-1" onClick={onPrevious} disabled={isFirst}>
          Previous
        </Button>
        <Button type="submit" className="max-[430px]:flex-1" disabled={!ready}>
          {nextLabel}
        </Button>
        <div className="ml-auto grid max-[430px]:w-full">{saveButton}</div>
      </div>
    </form>
  )
}
