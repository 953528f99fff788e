import { useState } from 'react'
import type { Field } from '../api/get-questionnaire.ts'
import { unknown } from '../model/answers.ts'
import { complaint, readable } from '../model/format.ts'
import { AnswerInput } from './answer-input.tsx'
import { UnknownBox } from './unknown-box.tsx'

type QuestionFieldProps = {
  field: Field
  value: string
  onChange: (value: string) => void
  /** The element that asks the question. */
  labelledBy: string
  /** What the server said about this answer, until it is changed. */
  refused?: string | null | undefined
  id?: string
}

/** A control with its example, the gentle complaint and "I don't know yet". */
export function QuestionField({ field, value, onChange, labelledBy, refused, id }: QuestionFieldProps) {
  const [left, setLeft] = useState(false)
  const noteId = `${labelledBy}-note`
  const isUnknown = value === unknown
  const problem = (left ? complaint(field, value) : null) ?? refused ?? null
  const example = field.example && field.type !== 'radio' ? `For example: ${readable(field, field.example)}` : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the person has left one of its controls
    <div className="grid gap-2" onBlur={() => setLeft(true)}>
      <AnswerInput
        field={field}
        value={isUnknown ? '' : value}
        onChange={onChange}
        labelledBy={labelledBy}
        describedBy={problem || example ? noteId : undefined}
        invalid={problem !== null}
        disabled={isUnknown}
        {...(id === undefined ? {} : { id })}
      />
      <div id={noteId} className="empty:hidden">
        {problem ? (
          <p role="alert" className="text-[14px] font-medium text-stop">
            {problem}
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
