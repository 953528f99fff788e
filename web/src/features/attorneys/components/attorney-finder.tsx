import { useMutation } from '@tanstack/react-query'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import { findAttorneys } from '../api/find-attorneys.ts'
import { AttorneyForm } from './attorney-form.tsx'
import { AttorneyResults } from './attorney-results.tsx'

export type AttorneyFinderProps = { open: boolean; onClose: () => void }

/** The search and what it found. What is typed about a case stays in this dialog and goes into no address. */
export function AttorneyFinder({ open, onClose }: AttorneyFinderProps) {
  const search = useMutation({ mutationFn: findAttorneys })
  return (
    <Dialog title="Find Local Attorneys" open={open} onClose={onClose}>
      <AttorneyForm searching={search.isPending} onSearch={(what) => search.mutate(what)} />
      {search.isPending ? (
        <div className="mt-8 grid gap-4">
          <LoadingText>Searching attorneys…</LoadingText>
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      ) : null}
      {search.data && !search.isPending ? <AttorneyResults found={search.data} /> : null}
    </Dialog>
  )
}
