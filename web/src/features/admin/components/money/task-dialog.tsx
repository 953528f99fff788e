import { useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { dateAndTime } from '../../../../lib/dates.ts'
import type { AddOnTask, TaskChange } from '../../api/add-ons.ts'
import { changeTask } from '../../api/add-ons.ts'
import { useAct } from '../list/use-act.ts'
import { taskWords } from './task-words.ts'

/** What has happened to a task, and the next step. A task that is done or cancelled stays so. */
export function TaskDialog({ task, onClose }: { task: AddOnTask; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { busy, said, act } = useAct()
  const { state } = task
  const step = (to: TaskChange['state'], text: string) =>
    void act(to, async () => {
      await changeTask(task.id, { state: to, ...(note.trim() ? { note: note.trim() } : {}) })
      setNote('')
      return text
    })
  return (
    <Dialog title={task.title} open onClose={onClose}>
      <p className="mb-4 text-soft">{`${task.service_title}, ${task.email || 'N/A'}`}</p>
      <ol className="mb-5 border-b border-rule text-[14.5px]">
        {task.history.map((entry) => (
          <li key={`${entry.at} ${entry.state}`} className="border-t border-rule py-2.5">
            <p>
              <span className="font-medium">{taskWords[entry.state]}</span>
              <span className="text-soft">{` ${dateAndTime(entry.at)}${entry.by ? `, ${entry.by}` : ''}`}</span>
            </p>
            {entry.note ? <p className="mt-0.5 whitespace-pre-line">{entry.note}</p> : null}
          </li>
        ))}
      </ol>
      {said ? (
        <Notice tone={said.tone} className="mb-4">
          {said.text}
        </Notice>
      ) : null}
      {state === 'requested' || state === 'in_progress' ? (
        <div className="grid gap-5">
          <TextField
            label="Note"
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            hint="For staff; the customer never sees it."
          />
          <div className="flex flex-wrap gap-3">
            {state === 'requested' ? (
              <Button disabled={busy !== null} onClick={() => step('in_progress', 'The task is yours.')}>
                Take it on
              </Button>
            ) : (
              <Button disabled={busy !== null} onClick={() => step('done', 'The task is done.')}>
                Mark as done
              </Button>
            )}
            <Button
              look="quiet"
              disabled={busy !== null || !note.trim()}
              onClick={() => step(state, 'The note is kept.')}
            >
              Keep the note
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  )
}
