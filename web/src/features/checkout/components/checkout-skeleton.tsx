import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'

export function CheckoutSkeleton() {
  return (
    <div className="wrap py-12 sm:py-16">
      <LoadingText visible>Loading checkout...</LoadingText>
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_420px]">
        <div className="grid content-start gap-6">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-13" />
        </div>
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}
