import { Button } from '../../../../components/ui/button.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { saveFile } from '../../../../lib/save-file.ts'
import { exportAccount } from '../../api/account.ts'
import { useTask } from './use-task.ts'

export function ExportButton() {
  const task = useTask()
  function start() {
    void task.run(async () => {
      saveFile(await exportAccount(), 'formwright-export.json')
      return 'Your data was downloaded.'
    })
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="quiet" disabled={task.running} onClick={start}>
        {task.running ? 'Gathering your data…' : 'Download my data'}
      </Button>
      {task.said ? <Notice tone={task.said.tone}>{task.said.text}</Notice> : null}
    </div>
  )
}
