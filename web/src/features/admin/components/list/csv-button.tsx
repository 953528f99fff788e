import { useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import type { Filters } from '../../../../lib/api/pages.ts'
import type { CsvRoute } from '../../../../lib/api/routes.ts'
import { downloadCsv } from '../../api/download-csv.ts'

type CsvButtonProps<R extends CsvRoute> = { list: R; filters?: Filters<R>; name: string }

/** All rows under the filters now set, not the page alone. */
export function CsvButton<R extends CsvRoute>({ list, filters = {}, name }: CsvButtonProps<R>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function start() {
    setState('busy')
    const failed = await downloadCsv(list, filters, `${name}.csv`).then(
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
