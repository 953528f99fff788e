import type { Answer } from '@formwright/interview/answers'
import type { Look } from '@formwright/interview/condition'
import type { Question } from '../api/get-questionnaire.ts'
import { aboutOf, entryOf, type Problem } from '../model/problems.ts'

type NotYetProps = {
  id: string
  question: Question
  answer: Answer | undefined
  look: Look
  fault: Problem
  onLead: () => void
}

/** Why the button above cannot be pressed yet, with the way to what is still owed. */
export function NotYet({ id, question, answer, look, fault, onLead }: NotYetProps) {
  const asked = { steps: [question], answers: { [question.id]: answer ?? [] }, look }
  const about = entryOf(fault) === null ? null : aboutOf(fault, asked)
  return (
    <p id={id} className="mt-2 text-[14px] text-soft">
      {'Before you go on: '}
      <button
        type="button"
        onClick={onLead}
        className="min-h-11 rounded-control text-left font-semibold text-act underline underline-offset-4"
      >
        {about ?? fault.message}
      </button>
      {about ? ` ${fault.message}` : null}
    </p>
  )
}
