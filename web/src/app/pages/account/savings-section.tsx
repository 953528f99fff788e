import type { ReactNode } from 'react'
import { LoadFailure } from '../../../components/ui/notice/load-failure.tsx'
import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import { SavingsTable } from '../../../features/pricing/components/savings-table.tsx'
import type { useSavings } from './use-savings.ts'

type SavingsSectionProps = {
  title: string
  lead: string
  savings: ReturnType<typeof useSavings>
  children?: ReactNode
}

/** The comparison with what is usually asked elsewhere. `children` stand between the words and the table. */
export function SavingsSection({ title, lead, savings, children }: SavingsSectionProps) {
  return (
    <section className="border-t border-rule py-14">
      <div className="wrap grid gap-6">
        <div>
          <h2 className="text-section">{title}</h2>
          <p className="mt-2 max-w-2xl text-soft">{lead}</p>
        </div>
        {children}
        {savings.isPending ? (
          <>
            <LoadingText>Loading prices…</LoadingText>
            <Skeleton className="h-80" />
          </>
        ) : null}
        {savings.isError ? (
          <LoadFailure again={savings.retry}>Some prices could not be loaded. Please try again.</LoadFailure>
        ) : null}
        {!savings.isPending && savings.rows.length > 0 ? <SavingsTable caption={title} rows={savings.rows} /> : null}
      </div>
    </section>
  )
}
