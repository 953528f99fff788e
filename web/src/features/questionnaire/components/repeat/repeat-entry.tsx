import type { Entry } from '@formwright/interview/answers'
import type { Look } from '@formwright/interview/condition'
import { fieldsOf } from '@formwright/interview/look'
import { useId } from 'react'
import type { Field } from '../../api/get-questionnaire.ts'
import { hasParts } from '../../model/format.ts'
import type { Problem } from '../../model/problems.ts'
import { textShown } from '../../model/text.ts'
import { QuestionField } from '../question-field.tsx'

type RepeatEntryProps = {
  fields: readonly Field[]
  entry: Entry
  outer: Look
  placeOf: (field: string) => string
  problems: readonly Problem[]
  told: boolean
  onChange: (entry: Entry) => void
}

/** The questions about one child, member or gift. */
export function RepeatEntry({ fields, entry, outer, placeOf, problems, told, onChange }: RepeatEntryProps) {
  const base = useId()
  return (
    <div className="grid gap-5">
      {fieldsOf(fields, entry, outer).map((field) => (
        <div key={field.id} className="grid gap-1.5">
          <label
            id={`${base}-${field.id}`}
            htmlFor={hasParts(field) ? undefined : `${base}-${field.id}-input`}
            className="text-[15px] font-semibold"
          >
            {field.question}
            {field.required ? null : <span className="font-normal text-soft"> (optional)</span>}
          </label>
          {field.help ? <p className="text-[14px] text-soft">{textShown(field.help, outer)}</p> : null}
          <QuestionField
            field={field}
            place={placeOf(field.id)}
            id={`${base}-${field.id}-input`}
            labelledBy={`${base}-${field.id}`}
            value={entry[field.id] ?? ''}
            look={outer}
            problem={problems.find((problem) => problem.field === placeOf(field.id))}
            told={told}
            onChange={(value) => onChange({ ...entry, [field.id]: value })}
          />
        </div>
      ))}
    </div>
  )
}
