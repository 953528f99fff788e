import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { downloadCsv } from '../api/download-csv.ts'
import type { Filters } from '../api/list.ts'

type CsvButtonProps = { path: string; filters?: Filters; name: string }

/** All rows under the filters now set, not the page alone. */
export function CsvButton({ path, filters = {}, name }: CsvButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function start() {
    setState('busy')
    const failed = await downloadCsv(path, filters, `${name}.csv`).then(
      () => false,
      () => true
    )
    setState(failed ? 'failed' : 'idle')
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {state === 'failed' ? (
        <p role="alert" className="text-[14px] text-stop">
          The file could not be made.
        </p>
      ) : null}
      <Button look="quiet" disabled={state === 'busy'} onClick={() => void start()}>
        {state === 'busy' ? 'Gathering…' : state === 'failed' ? 'Try Again' : 'Download CSV'}
      </Button>
    </div>
  )
}
