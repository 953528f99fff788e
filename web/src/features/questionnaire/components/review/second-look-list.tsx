import { useId } from 'react'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import type { SecondLook } from '../../model/second-look/second-look.ts'

type Props = {
  looks: readonly SecondLook[]
  onEdit: (question: string) => void
}

/** Everything that is probably a mistake, each with the way to the question where it can be changed. */
export function SecondLookList({ looks, onEdit }: Props) {
  const id = useId()
  if (looks.length === 0) return null
  return (
    <Notice tone="note" role="note" className="my-5 pb-1!">
      <p className="pb-2">
        <b>Second look:</b> worth checking before you go on. Nothing is held up by it.
      </p>
      <ul>
        {looks.map(({ question, message }, index) => (
          <li
            key={message}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-current/20 py-1.5"
          >
            <span id={`${id}-${index}`}>{message}</span>
            <button
              type="button"
              onClick={() => onEdit(question)}
              aria-describedby={`${id}-${index}`}
              className="min-h-11 min-w-11 rounded-control px-1 font-semibold underline underline-offset-4"
            >
              Change
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
