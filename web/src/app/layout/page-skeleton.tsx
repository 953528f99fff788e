import { LoadingText, Skeleton } from '../../components/ui/skeleton.tsx'

/** While a page's own code is on its way. */
export function PageSkeleton() {
  return (
    <div className="wrap grid gap-5 py-16">
      <LoadingText>Loading the page…</LoadingText>
      <Skeleton className="h-12 w-2/3 max-w-lg" />
      <Skeleton className="h-5 w-full max-w-xl" />
      <Skeleton className="h-5 w-4/5 max-w-lg" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  )
}
