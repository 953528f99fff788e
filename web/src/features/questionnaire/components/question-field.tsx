import { useState } from 'react'
import type { Field } from '../api/get-questionnaire.ts'
import { unknown } from '../model/answers.ts'
import { readable } from '../model/format.ts'
import type { Problem } from '../model/problems.ts'
import { AnswerInput } from './answer-input.tsx'
import { UnknownBox } from './unknown-box.tsx'

type QuestionFieldProps = {
  field: Field
  /** What the server calls it, also inside a list: how links find it. */
  place: string
  value: string
  onChange: (value: string) => void
  /** The element that asks the question. */
  labelledBy: string
  /** What is wrong with the answer. Said once the person has left the field with something in it, or when `told`. */
  problem: Problem | undefined
  told: boolean
  id?: string
}

/** A control with its example, what is wrong with its answer, and "I don't know yet". */
export function QuestionField({ field, place, value, onChange, labelledBy, problem, told, id }: QuestionFieldProps) {
  const [left, setLeft] = useState(false)
  const noteId = `${labelledBy}-note`
  const isUnknown = value === unknown
  const isSaid = told || problem?.refused || (left && value.trim() !== '')
  const said = isSaid && problem ? problem.message : null
  const example = field.example && field.type !== 'radio' ? `For example: ${readable(field, field.example)}` : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the person has left one of its controls
    <div className="grid gap-2" data-field={place} onBlur={() => setLeft(true)}>
      <AnswerInput
        field={field}
        value={isUnknown ? '' : value}
        onChange={onChange}
        labelledBy={labelledBy}
        describedBy={said || example ? noteId : undefined}
        invalid={said !== null}
        disabled={isUnknown}
        {...(id === undefined ? {} : { id })}
      />
      <div id={noteId} className="empty:hidden">
        {said ? (
          <p role="alert" className="text-[14px] font-medium text-stop">
            {said}
          </p>
        ) : example ? (
          <p className="text-[13.5px] text-soft">{example}</p>
        ) : null}
      </div>
      {field.unknown_allowed ? (
        <UnknownBox checked={isUnknown} onChange={(checked) => onChange(checked ? unknown : '')} />
      ) : null}
    </div>
  )
}
