import { Notice } from '../../../components/ui/notice.tsx'
import type { SecondLook } from '../model/second-look.ts'

type Props = {
  looks: readonly SecondLook[]
  /** Given, each has a way to the question it can be changed at. */
  onEdit?: (question: string) => void
}

/** What is probably a mistake. It is said, and nothing is held up by it. */
export function SecondLookNotice({ looks, onEdit }: Props) {
  if (looks.length === 0) return null
  return (
    <Notice tone="note" className="my-4">
      <ul className="grid gap-1">
        {looks.map(({ question, message }) => (
          <li key={message} className="flex flex-wrap items-center gap-x-3">
            <span className="mr-auto">
              <b>Second look:</b> {message}
            </span>
            {onEdit ? (
              <button
                type="button"
                onClick={() => onEdit(question)}
                aria-label={`Change: ${message}`}
                className="min-h-11 min-w-11 rounded-control px-2 font-semibold underline underline-offset-4"
              >
                Change
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
