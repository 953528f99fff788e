import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import type { Question, Repeat } from '../api/get-questionnaire.ts'
import type { Entry } from '../model/answers.ts'
import type { Look } from '../model/condition.ts'
import { entryDetails, entryTitle, itemName } from '../model/entries.ts'
import { RepeatEntry } from './repeat-entry.tsx'

type RepeatFieldProps = {
  question: Question & { repeat: Repeat }
  entries: Entry[]
  outer: Look
  refused: readonly { field: string; message: string }[]
  onChange: (entries: Entry[]) => void
}

/** A list of entries: one is open to be edited, the others stand as lines that can be edited or removed. */
export function RepeatField({ question, entries, outer, refused, onChange }: RepeatFieldProps) {
  const { min, max, fields } = question.repeat
  const item = itemName(question.repeat)
  const [open, setOpen] = useState(entries.length === 0 ? 0 : -1)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)

  const isEmpty = entries.length === 0 && question.required && min > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an empty list begins with an entry
  useEffect(() => {
    if (isEmpty) onChange([{}])
  }, [isEmpty])
  useEffect(() => {
    if (!wantsFocus.current || open < 0) return
    wantsFocus.current = false
    list.current?.querySelector<HTMLElement>('[data-open] :is(input, select, textarea)')?.focus()
  }, [open])

  function show(index: number) {
    wantsFocus.current = true
    setOpen(index)
  }

  function remove(index: number) {
    onChange(entries.filter((_, place) => place !== index))
    setOpen(-1)
    setSaid(`${entryTitle(question.repeat, entries[index] ?? {}, index)} removed.`)
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }

  return (
    <div ref={list} className="grid gap-3">
      {entries.map((entry, index) => {
        const title = entryTitle(question.repeat, entry, index)
        const key = `${question.id}-${index}`
        if (index !== open) {
          return (
            <div
              key={key}
              className="grid grid-cols-[1fr_auto_auto] items-center gap-x-1 rounded-control border border-rule bg-sheet py-2 pr-2 pl-4"
            >
              <span className="min-w-0">
                <span className="font-medium">{title}</span>
                <span className="block text-[13.5px] text-soft">{entryDetails(question.repeat, entry, outer)}</span>
              </span>
              <Button look="plain" onClick={() => show(index)} aria-label={`Edit ${title}`}>
                Edit
              </Button>
              <Button look="plain" onClick={() => remove(index)} aria-label={`Remove ${title}`}>
                Remove
              </Button>
            </div>
          )
        }
        return (
          <fieldset key={key} data-open="" className="grid gap-5 rounded-card border border-act bg-sheet p-5">
            <legend className="float-left mb-1 w-full font-serif text-xl font-[560]">{title}</legend>
            <RepeatEntry
              fields={fields}
              entry={entry}
              outer={outer}
              refusedOf={(field) =>
                refused.find((error) => error.field === `${question.id}[${index}].${field}`)?.message ?? null
              }
              onChange={(changed) => onChange(entries.map((old, place) => (place === index ? changed : old)))}
            />
            <div className="flex flex-wrap gap-3 border-t border-rule pt-4">
              <Button look="quiet" onClick={() => setOpen(-1)}>
                Done
              </Button>
              {entries.length > (question.required ? min : 0) ? (
                <Button look="plain" onClick={() => remove(index)}>
                  {`Remove this ${item}`}
                </Button>
              ) : null}
            </div>
          </fieldset>
        )
      })}
      {entries.length < max ? (
        <Button
          look="quiet"
          data-add=""
          className="justify-self-start"
          onClick={() => {
            onChange([...entries, {}])
            show(entries.length)
          }}
        >
          <Plus size={17} aria-hidden="true" />
          {entries.length === 0 ? `Add ${/^[aeiou]/i.test(item) ? 'an' : 'a'} ${item}` : `Add another ${item}`}
        </Button>
      ) : (
        <p className="text-[14px] text-soft">{`That is the most this document holds: ${max}.`}</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
