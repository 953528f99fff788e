import type { ReactNode } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
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
          <div className="grid justify-items-start gap-4">
            <Notice tone="stop">Some prices could not be loaded. Please try again.</Notice>
            <Button look="quiet" onClick={savings.retry}>
              Try Again
            </Button>
          </div>
        ) : null}
        {!savings.isPending && savings.rows.length > 0 ? <SavingsTable caption={title} rows={savings.rows} /> : null}
      </div>
    </section>
  )
}
