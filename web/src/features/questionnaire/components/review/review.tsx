import type { ReactNode } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { PaperList } from '../../../../components/ui/paper/paper-list.tsx'
import type { Questionnaire } from '../../api/get-questionnaire.ts'
import { papersMade } from '../../model/papers.ts'
import { type Problem, problemsIn, questionOf } from '../../model/problems.ts'
import type { SecondLook } from '../../model/second-look/second-look.ts'
import { type Asked, firstOpen } from '../../model/steps.ts'
import { useArrival } from '../focus.ts'
import { isSaidBy } from '../step-form.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { ReviewList } from './review-list.tsx'
import { SecondLookList } from './second-look-list.tsx'

type ReviewProps = {
  questionnaire: Questionnaire
  asked: Asked
  refused: readonly Problem[]
  looks: readonly SecondLook[]
  arriving: boolean
  /** The row of the question the person comes back from. */
  at: string | null
  onEdit: (question: string, field?: string) => void
  /** Back to the first step, as the specification's button does. */
  onReviewAnswers: () => void
  /** The button that makes the documents, and what comes of it. */
  generate: ReactNode
}

/** 'Questionnaire Complete', or what is still owed or not right; under it every answer, to be changed one by one. */
export function Review(props: ReviewProps) {
  const { questionnaire, asked, refused, arriving, at, onEdit, onReviewAnswers, generate } = props
  const heading = useArrival(arriving, at !== null)
  const papers = papersMade(questionnaire.documents, asked.look)
  const open = firstOpen(asked)
  const wrong = open ? [] : problemsIn(questionnaire, asked)
  const problems = [...wrong, ...refused]
  const looks = props.looks.filter((look) => !isSaidBy(problems, look))
  const complete = !open && wrong.length === 0
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-[clamp(28px,4vw,38px)]">
        {complete ? 'Questionnaire Complete' : open ? 'Your answers so far' : 'Nearly complete'}
      </h1>
      <ProblemSummary
        problems={problems}
        asked={asked}
        refused={refused}
        onEdit={(problem) => onEdit(questionOf(problem), problem.field)}
      />
      {open ? (
        <Notice tone="note" className="mt-5 flex flex-wrap items-center gap-3">
          <span className="mr-auto">Some questions still need an answer before the documents can be made.</span>
          <Button onClick={() => onEdit(open)}>Continue</Button>
        </Notice>
      ) : null}
      {complete ? (
        <>
          <p className="mt-3 text-soft">Everything is answered. These documents are made from it:</p>
          <PaperList
            papers={papers}
            label="Documents in this set"
            className="my-5 rounded-card border border-rule bg-sheet px-5 py-2 *:first:border-t-0"
          />
        </>
      ) : null}
      <SecondLookList looks={looks} onEdit={onEdit} />
      {complete ? (
        <div className="flex flex-wrap gap-3">
          {generate}
          <Button look="quiet" onClick={onReviewAnswers}>
            Review Answers
          </Button>
        </div>
      ) : null}
      <div className="mt-10">
        <ReviewList sections={questionnaire.sections} asked={asked} problems={problems} at={at} onEdit={onEdit} />
      </div>
    </div>
  )
}
