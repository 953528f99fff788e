import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'

export function QuestionnaireSkeleton() {
  return (
    <div className="wrap py-8 sm:py-10">
      <LoadingText>Loading the questionnaire…</LoadingText>
      <Skeleton className="mb-8 h-9 w-56" />
      <div className="grid gap-9 min-[1100px]:grid-cols-[180px_minmax(0,1fr)_370px]">
        <Skeleton className="h-56 max-[1099px]:hidden" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-1" />
          <Skeleton className="mt-4 h-8 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-13" />
          <Skeleton className="h-13" />
        </div>
        <Skeleton className="h-[560px] max-[1099px]:hidden" />
      </div>
    </div>
  )
}
