import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { PaperList } from '../../../components/ui/paper-list.tsx'
import type { FieldError } from '../../../lib/api/api-error.ts'
import type { Question, Questionnaire } from '../api/get-questionnaire.ts'
import type { Answers } from '../model/answers.ts'
import type { SecondLook } from '../model/second-look.ts'
import { firstOpen } from '../model/steps.ts'
import { ReviewList } from './review-list.tsx'
import { SecondLookList } from './second-look-list.tsx'
import { usePapers } from './use-papers.ts'

type ReviewProps = {
  questionnaire: Questionnaire
  steps: readonly Question[]
  answers: Answers
  refused: readonly FieldError[]
  looks: readonly SecondLook[]
  onEdit: (question: string) => void
  /** Back to the first step, as the specification's button does. */
  onReviewAnswers: () => void
  /** The button that makes the documents, and what comes of it. */
  generate: ReactNode
}

/** 'Questionnaire Complete', or what is still owed; under it every answer, to be changed one by one. */
export function Review(props: ReviewProps) {
  const { questionnaire, steps, answers, refused, looks, onEdit, onReviewAnswers, generate } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const papers = usePapers(questionnaire, answers)
  const open = firstOpen(steps, answers)
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-[clamp(28px,4vw,38px)]">
        {open ? 'Your answers so far' : 'Questionnaire Complete'}
      </h1>
      {open ? (
        <>
          <Notice tone="note" className="mt-5 flex flex-wrap items-center gap-3">
            <span className="mr-auto">Some questions still need an answer before the documents can be made.</span>
            <Button onClick={() => onEdit(open)}>Continue</Button>
          </Notice>
          <SecondLookList looks={looks} onEdit={onEdit} />
        </>
      ) : (
        <>
          <p className="mt-3 text-soft">Everything is answered. These documents are made from it:</p>
          <PaperList
            papers={papers}
            label="Documents in this set"
            className="my-5 rounded-card border border-rule bg-sheet px-5 py-2 *:first:border-t-0"
          />
          {refused.length > 0 ? (
            <Notice tone="stop" className="mb-5">
              {refused.length === 1 ? 'One answer needs' : `${refused.length} answers need`} another look. They are
              marked below.
            </Notice>
          ) : null}
          <SecondLookList looks={looks} onEdit={onEdit} />
          <div className="flex flex-wrap gap-3">
            {generate}
            <Button look="quiet" onClick={onReviewAnswers}>
              Review Answers
            </Button>
          </div>
        </>
      )}
      <div className="mt-10">
        <ReviewList
          sections={questionnaire.sections}
          steps={steps}
          answers={answers}
          refused={refused}
          onEdit={onEdit}
        />
      </div>
    </div>
  )
}
