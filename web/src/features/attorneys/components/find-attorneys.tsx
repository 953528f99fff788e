import { Suspense, useEffect, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { lazyPart } from '../../../lib/lazy.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import type { AttorneyFinderProps } from './attorney-finder.tsx'

const AttorneyFinder = lazyPart(() => import('./attorney-finder.tsx').then((m) => m.AttorneyFinder), NotLoaded)

/**
 * The button that opens the attorney finder, and the finder itself: loaded when it is first opened, kept with what was
 * typed. The address says that it is open (`?find=attorneys`): Back closes it, and a link can lead into it.
 */
export function FindAttorneys() {
  const [params, setParams] = useSearchParams()
  const open = params.get('find') === 'attorneys'
  const [called, setCalled] = useState(open)
  useEffect(() => {
    if (open) setCalled(true)
  }, [open])

  function show(shown: boolean) {
    const next = new URLSearchParams(params)
    if (shown) next.set('find', 'attorneys')
    else next.delete('find')
    setParams(next, { replace: !shown })
  }

  return (
    <>
      <Button onClick={() => show(true)} aria-haspopup="dialog">
        Find Local Attorneys
      </Button>
      {called ? (
        <Suspense fallback={null}>
          <AttorneyFinder open={open} onClose={() => show(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function NotLoaded({ open }: AttorneyFinderProps) {
  return open ? <p role="alert">The attorney finder could not be loaded. Please load the page again.</p> : null
}
