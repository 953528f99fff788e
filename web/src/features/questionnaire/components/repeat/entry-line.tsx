import type { Entry } from '@formwright/interview/answers'
import type { Look } from '@formwright/interview/condition'
import { Button } from '../../../../components/ui/button.tsx'
import type { Repeat } from '../../api/get-questionnaire.ts'
import { entryDetails, entryTitle } from '../../model/entries.ts'

type EntryLineProps = {
  repeat: Repeat
  entry: Entry
  index: number
  outer: Look
  isFaulty: boolean
  onEdit: () => void
  onRemove: () => void
}

/** An entry of a list, folded to what it says. */
export function EntryLine({ repeat, entry, index, outer, isFaulty, onEdit, onRemove }: EntryLineProps) {
  const title = entryTitle(repeat, entry, index, outer)
  return (
    <div className="grid grid-cols-[1fr_auto_auto] items-center gap-x-1 rounded-control border border-rule bg-sheet py-2 pr-2 pl-4">
      <span className="min-w-0">
        <span className="font-medium">{title}</span>
        <span className="block text-[13.5px] text-soft">{entryDetails(repeat, entry, outer)}</span>
        {isFaulty ? <span className="block text-[13.5px] text-stop">Needs another look</span> : null}
      </span>
      <Button look="plain" data-edit={index} onClick={onEdit} aria-label={`Edit ${title}`}>
        Edit
      </Button>
      <Button look="plain" onClick={onRemove} aria-label={`Remove ${title}`}>
        Remove
      </Button>
    </div>
  )
}
