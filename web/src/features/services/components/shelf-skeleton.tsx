import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'

export function ShelfSkeleton() {
  return (
    <>
      <LoadingText>Loading services…</LoadingText>
      <div className="mb-6 flex gap-2 overflow-hidden">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-11 w-32 shrink-0 rounded-full" />
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))] gap-5">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="grid gap-4 rounded-card border border-rule bg-sheet p-6">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-12" />
            <Skeleton className="h-28" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    </>
  )
}
