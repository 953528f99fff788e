import { UNKNOWN_ANSWER } from '@formwright/interview/answers'
import type { Look } from '@formwright/interview/condition'
import { offered } from '@formwright/interview/formats/formats'
import { useRef, useState } from 'react'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import type { Field } from '../api/get-questionnaire.ts'
import { hasParts, isToldAtPart, readable, readBack } from '../model/format.ts'
import type { Problem } from '../model/problems.ts'
import { focusOn } from './focus.ts'
import { AnswerInput } from './inputs/answer-input.tsx'
import { Offer } from './inputs/offer.tsx'
import { UnknownBox } from './inputs/unknown-box.tsx'

/** What was understood waits until the person has paused, or it would change with each letter. */
const restMs = 600
/** A complaint waits until the button that the person is pressing has been pressed: it would push the button away. */
const pressMs = 250

type QuestionFieldProps = {
  field: Field
  /** What the server calls it, also inside a list: how links find it. */
  place: string
  value: string
  onChange: (value: string) => void
  look: Look
  /** The element that asks the question. */
  labelledBy: string
  /** What is wrong with the answer. Said once the person has left the field with something in it, or when `told`. */
  problem: Problem | undefined
  told: boolean
  id?: string
}

/** A control with its example, what was understood of its answer or is wrong with it, and "I don't know yet". */
export function QuestionField(props: QuestionFieldProps) {
  const { field, place, value, onChange, look, labelledBy, problem, told, id } = props
  const [left, setLeft] = useState(false)
  const [changed, setChanged] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const noteId = `${labelledBy}-note`
  const isUnknown = value === UNKNOWN_ANSWER
  const settled = useDebounced(value, restMs)
  const isSaid = told || problem?.refused || (left && value.trim() !== '')
  const said = isSaid && problem ? problem.message : null
  const below = said !== null && isToldAtPart(field, value, said) ? null : said
  const understood = changed && settled === value ? readBack(field, value, look.today) : null
  const example =
    field.example && field.type !== 'radio' && !hasParts(field)
      ? `For example: ${readable(field, field.example)}`
      : null
  const offer = settled === value ? offered(field, value) : null

  function change(answer: string) {
    setChanged(true)
    onChange(answer)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the person has left the last of its controls
    <div
      ref={box}
      className="grid gap-2"
      data-field={place}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTimeout(() => setLeft(true), pressMs)
      }}
    >
      <AnswerInput
        field={field}
        value={isUnknown ? '' : value}
        onChange={change}
        look={look}
        labelledBy={labelledBy}
        describedBy={below || understood || example ? noteId : undefined}
        invalid={said !== null}
        disabled={isUnknown}
        {...(id === undefined ? {} : { id })}
      />
      <div id={noteId} className="empty:hidden">
        {below ? (
          <p role="alert" className="text-[14px] font-medium text-stop">
            {below}
          </p>
        ) : understood ? (
          <p role="status" className="text-[14px] font-medium text-act">
            {understood}
          </p>
        ) : example ? (
          <p className="text-[13.5px] text-soft">{example}</p>
        ) : null}
      </div>
      {offer ? (
        <Offer
          text={offer}
          onTake={() => {
            focusOn(box.current)
            change(offer)
          }}
        />
      ) : null}
      {field.unknown_allowed ? (
        <UnknownBox checked={isUnknown} onChange={(checked) => onChange(checked ? UNKNOWN_ANSWER : '')} />
      ) : null}
    </div>
  )
}
