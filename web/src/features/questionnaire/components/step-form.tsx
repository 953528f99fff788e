import type { Answer } from '@formwright/interview/answers'
import { entriesOf, textOf } from '@formwright/interview/answers'
import type { Look } from '@formwright/interview/condition'
import type { FormEvent, ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import type { Question, Term } from '../api/get-questionnaire.ts'
import type { Problem } from '../model/problems.ts'
import type { SecondLook } from '../model/second-look/second-look.ts'
import { mayGoOn } from '../model/steps.ts'
import { textShown } from '../model/text.ts'
import { ExplainedText } from './explained-text.tsx'
import { focusOn, useArrival } from './focus.ts'
import { NotYet } from './not-yet.tsx'
import { QuestionField } from './question-field.tsx'
import { RepeatField } from './repeat/repeat-field.tsx'
import { SecondLookNotice } from './review/second-look-notice.tsx'

type StepFormProps = {
  question: Question
  /** What the section begins with. */
  intro: string | undefined
  answer: Answer | undefined
  look: Look
  /** What is wrong with the answer, ours first. */
  problems: readonly Problem[]
  looks: readonly SecondLook[]
  terms: readonly Term[]
  nextLabel: string
  isFirst: boolean
  /** Whether the person has just come here from another place of the questionnaire. */
  arriving: boolean
  /** The field that a link named. */
  at: string | null
  onChange: (answer: Answer) => void
  onNext: () => void
  onPrevious: () => void
  saveButton: ReactNode
}

/** One question. Next says what is wrong with its answer, at the field, and goes on only when nothing is. */
export function StepForm(props: StepFormProps) {
  const { question, intro, answer, look, problems, looks, terms, nextLabel, isFirst, arriving, at } = props
  const { onChange, onNext, onPrevious, saveButton } = props
  const form = useRef<HTMLFormElement>(null)
  const [told, setTold] = useState(at !== null)
  const [point, setPoint] = useState(at === null ? null : { field: at })
  const heading = useArrival(arriving, at !== null)
  const headingId = `question-${question.id}`
  const ready = mayGoOn(question, answer, look)
  const fault = problems.find(({ refused }) => !refused)
  const { repeat } = question
  const help = textShown(question.help, look)
  useLayoutEffect(() => {
    if (point && !repeat) focusOn(form.current?.querySelector('[data-field]'))
  }, [point, repeat])

  function lead({ field }: Problem) {
    setTold(true)
    setPoint({ field })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!ready) return
    if (fault) lead(fault)
    else onNext()
  }

  const common = { problems, told, point }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {intro ? (
        <p className="mb-4 text-[15px] text-soft">
          <ExplainedText text={intro} terms={terms} />
        </p>
      ) : null}
      <h1 id={headingId} ref={heading} tabIndex={-1} className="mb-2 text-[clamp(23px,3.4vw,28px)]">
        {question.question}
        {question.required ? null : <span className="font-sans text-base font-normal text-soft"> (optional)</span>}
      </h1>
      {help ? (
        <p className="mb-5 max-w-[38em] text-[15px] text-soft">
          <ExplainedText text={help} terms={terms} />
        </p>
      ) : (
        <div className="h-3" />
      )}
      {repeat ? (
        <RepeatField
          {...common}
          question={{ ...question, repeat }}
          entries={entriesOf(answer)}
          outer={look}
          onChange={onChange}
        />
      ) : (
        <QuestionField
          field={question}
          place={question.id}
          labelledBy={headingId}
          value={textOf(answer)}
          look={look}
          problem={problems[0]}
          told={told}
          onChange={onChange}
        />
      )}
      <SecondLookNotice looks={told ? looks.filter((look) => !isSaidBy(problems, look)) : looks} />
      <div className="mt-7 flex flex-wrap gap-3">
        <Button look="quiet" className="max-[430px]:flex-1" onClick={onPrevious} disabled={isFirst}>
          Previous
        </Button>
        <Button
          type="submit"
          className="max-[430px]:flex-1"
          disabled={!ready}
          aria-describedby={ready ? undefined : `${headingId}-why`}
        >
          {nextLabel}
        </Button>
        <div className="ml-auto grid max-[430px]:w-full">{saveButton}</div>
      </div>
      {!ready && fault ? (
        <NotYet
          id={`${headingId}-why`}
          question={question}
          answer={answer}
          look={look}
          fault={fault}
          onLead={() => lead(fault)}
        />
      ) : null}
    </form>
  )
}

/** What is refused need not be given a second look as well. */
export const isSaidBy = (problems: readonly Problem[], { message }: SecondLook): boolean =>
  problems.some((problem) => message.startsWith(problem.message))
