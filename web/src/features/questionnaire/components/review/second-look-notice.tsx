import { Notice } from '../../../../components/ui/notice/notice.tsx'
import type { SecondLook } from '../../model/second-look/second-look.ts'

/** What is probably a mistake, beside its question. It is said, also by a screen reader, and nothing is held up by it. */
export function SecondLookNotice({ looks }: { looks: readonly SecondLook[] }) {
  return (
    <div role="status" className="mt-5 grid gap-2 empty:hidden">
      {looks.map(({ message }) => (
        <Notice key={message} tone="note" role="note">
          <b>Second look:</b> {message}
        </Notice>
      ))}
    </div>
  )
}
