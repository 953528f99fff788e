import type { Entry } from '@formwright/interview/answers'
import type { Look } from '@formwright/interview/condition'
import { Plus } from 'lucide'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { Icon } from '../../../../components/ui/icon.tsx'
import type { Question, Repeat } from '../../api/get-questionnaire.ts'
import { entryTitle, itemName } from '../../model/entries.ts'
import { entryOf, type Problem, placeIn } from '../../model/problems.ts'
import { useLead } from '../focus.ts'
import { EntryLine } from './entry-line.tsx'
import { RepeatEntry } from './repeat-entry.tsx'

type RepeatFieldProps = {
  question: Question & { repeat: Repeat }
  entries: Entry[]
  outer: Look
  problems: readonly Problem[]
  /** Whether what is missing is said too. */
  told: boolean
  /** The field to lead to, anew with each object. */
  point: { field: string } | null
  onChange: (entries: Entry[]) => void
}

/**
 * A list of entries: one is open to be edited, the others stand as lines that can be edited or removed. An entry that is
 * not right stays open and says why.
 */
export function RepeatField({ question, entries, outer, problems, told, point, onChange }: RepeatFieldProps) {
  const { min, max, fields } = question.repeat
  const item = itemName(question.repeat)
  const needed = question.required ? min : 0
  const [open, setOpen] = useState(() => (entries.length === 0 ? 0 : firstFaulty(problems)))
  const [tried, setTried] = useState(false)
  const [said, setSaid] = useState('')
  const [list, lead] = useLead()
  const whole = problems.find(({ field, refused }) => field === question.id && (told || refused))

  const isEmpty = entries.length === 0 && needed > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an empty list begins with an entry
  useEffect(() => {
    if (!isEmpty) return
    onChange([{}])
    setOpen(0)
  }, [isEmpty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: led once to each point
  useLayoutEffect(() => {
    if (!point) return
    const entry = entryOf(point)
    if (entry !== null) setOpen(entry)
    setTried(entry !== null)
    lead(entry === null ? '[data-edit], [data-open], [data-add]' : `[data-field="${point.field}"]`)
  }, [point])

  function isSettled(): boolean {
    const fault = problems.find((problem) => entryOf(problem) === open && !problem.refused)
    setTried(fault !== undefined)
    if (fault) lead(`[data-field="${fault.field}"]`)
    return fault === undefined
  }

  function show(index: number) {
    if (!isSettled()) return
    setOpen(index)
    lead('[data-open]')
  }

  function add() {
    if (!isSettled()) return
    onChange([...entries, {}])
    setOpen(entries.length)
    lead('[data-open]')
  }

  function fold() {
    if (!isSettled()) return
    setOpen(-1)
    lead(`[data-edit="${open}"]`)
  }

  function remove(index: number) {
    onChange(entries.filter((_, place) => place !== index))
    setOpen(index === open ? -1 : index < open ? open - 1 : open)
    setSaid(`${entryTitle(question.repeat, entries[index] ?? {}, index, outer)} removed.`)
    lead('[data-add]')
  }

  return (
    <div ref={list} className="grid gap-3" data-field={question.id}>
      {entries.map((entry, index) => {
        const key = `${question.id}-${index}`
        const own = problems.filter((problem) => entryOf(problem) === index)
        if (index !== open) {
          const line = { repeat: question.repeat, entry, index, outer, isFaulty: own.length > 0 }
          return <EntryLine key={key} {...line} onEdit={() => show(index)} onRemove={() => remove(index)} />
        }
        return (
          <fieldset key={key} data-open="" className="grid gap-5 rounded-card border border-act bg-sheet p-5">
            <legend className="float-left mb-1 w-full font-serif text-xl font-[560]">
              {entryTitle(question.repeat, entry, index, outer)}
            </legend>
            <RepeatEntry
              fields={fields}
              entry={entry}
              outer={outer}
              placeOf={(field) => placeIn(question.id, index, field)}
              problems={own}
              told={told || tried}
              onChange={(changed) => onChange(entries.map((old, place) => (place === index ? changed : old)))}
            />
            <div className="flex flex-wrap gap-3 border-t border-rule pt-4">
              <Button look="quiet" onClick={fold}>
                Done
              </Button>
              {entries.length > needed ? (
                <Button look="plain" onClick={() => remove(index)}>
                  {`Remove this ${item}`}
                </Button>
              ) : null}
            </div>
          </fieldset>
        )
      })}
      {entries.length < max ? (
        <Button look="quiet" data-add="" className="justify-self-start" onClick={add}>
          <Icon of={Plus} size={17} />
          {entries.length === 0 ? `Add ${/^[aeiou]/i.test(item) ? 'an' : 'a'} ${item}` : `Add another ${item}`}
        </Button>
      ) : (
        <p className="text-[14px] text-soft">{`That is the most this document holds: ${max}.`}</p>
      )}
      {whole ? (
        <p role="alert" className="text-[14px] font-medium text-stop">
          {whole.message}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** The first entry that is not right, so that nobody has to look for it; none is open when all are. */
function firstFaulty(problems: readonly Problem[]): number {
  return problems.map(entryOf).find((entry) => entry !== null) ?? -1
}
