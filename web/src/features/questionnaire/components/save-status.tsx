import type { SaveStatus as Status } from '../model/saving/autosave.ts'

const words: Record<Status, string> = {
  untouched: '',
  waiting: 'saving…',
  saving: 'saving…',
  saved: 'saved just now',
  failed: 'not saved yet, we keep trying',
  conflict: 'changed in another tab'
}

/** Where the answers are, in three words. Only trouble is read out. */
export function SaveStatus({ status }: { status: Status }) {
  const trouble = status === 'failed' || status === 'conflict'
  if (!words[status]) return null
  return (
    <>
      <span aria-hidden="true"> · </span>
      <span role={trouble ? 'alert' : undefined} className={trouble ? 'font-medium text-stop' : undefined}>
        {words[status]}
      </span>
    </>
  )
}
