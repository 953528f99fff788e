import { useEffect, useId, useRef } from 'react'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { aboutOf, type Problem } from '../../model/problems.ts'
import type { Asked } from '../../model/steps.ts'

type ProblemSummaryProps = {
  problems: readonly Problem[]
  asked: Asked
  /** What the server refused: a new list takes the focus. */
  refused: readonly unknown[]
  onEdit: (problem: Problem) => void
}

/** Everything that is not right, above all the answers, each with the way to its field. */
export function ProblemSummary({ problems, asked, refused, onEdit }: ProblemSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const id = useId()
  const known = useRef(refused)
  useEffect(() => {
    if (refused !== known.current && refused.length > 0) box.current?.focus()
    known.current = refused
  }, [refused])
  if (problems.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className="my-5 rounded-control">
      <Notice tone="stop">
        <h2 id={id} className="font-sans text-base font-semibold">
          {problems.length === 1 ? 'One answer needs another look' : `${problems.length} answers need another look`}
        </h2>
        <ul className="mt-1">
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.message}`} className="border-t border-current/20 py-2 first:border-0">
              <Way problem={problem} about={aboutOf(problem, asked)} onEdit={onEdit} />
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}

type WayProps = { problem: Problem; about: string | null; onEdit: (problem: Problem) => void }

/** A refusal that is about no question of the form is told all the same. */
function Way({ problem, about, onEdit }: WayProps) {
  if (about === null) return problem.message
  return (
    <>
      <button
        type="button"
        onClick={() => onEdit(problem)}
        className="block min-h-11 rounded-control text-left font-semibold underline underline-offset-4"
      >
        {about}
      </button>
      {problem.message}
    </>
  )
}
