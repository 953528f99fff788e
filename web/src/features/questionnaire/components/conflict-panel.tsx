import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { keepMine } from '../model/saving/merge.ts'
import type { Draft } from './use-draft.ts'

/** Another tab, or another device, wrote first. Both versions are still here; the person says which counts. */
export function ConflictPanel({ draft }: { draft: Draft }) {
  const { answers, changed, newer } = draft.state
  if (!newer) return null
  return (
    <Notice tone="note" role="alert" className="mb-5 grid gap-3">
      <p>
        <b>Another tab changed these answers.</b> Nothing is lost: choose which version to go on with. What you changed
        here can be laid on top of the newer answers.
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => draft.autosave.resolve(keepMine(newer.answers, answers, changed), changed)}>
          Keep what I typed here
        </Button>
        <Button look="quiet" onClick={() => draft.autosave.resolve(newer.answers, new Set())}>
          Use the newer answers
        </Button>
      </p>
    </Notice>
  )
}
