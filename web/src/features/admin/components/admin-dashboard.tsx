import { useQueries } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadFailure } from '../../../components/ui/notice/load-failure.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import { lazyPart } from '../../../lib/lazy.ts'
import { useStats } from '../api/get-stats.ts'
import { listQuery } from '../api/list.ts'
import { AdminTabs } from './admin-tabs.tsx'
import { AdminStatCards } from './figures/admin-stat-cards.tsx'

const Figures = lazyPart(
  () => import('./figures/figures.tsx').then((m) => m.Figures),
  () => <Notice tone="note">The charts could not be loaded.</Notice>
)

const firstLists = ['GET /api/admin/transactions', 'GET /api/admin/documents', 'GET /api/admin/contacts'] as const

/** The figures, then a tab for each kind of work. The first three lists are asked for at once, as the specification says. */
export function AdminDashboard({ staffName }: { staffName: string }) {
  const stats = useStats()
  useQueries({ queries: firstLists.map((route) => listQuery(route)) })
  if (stats.isPending && !stats.isFetchedAfterMount) {
    return (
      <div className="wrap grid gap-5 py-14">
        <LoadingText visible>Loading dashboard...</LoadingText>
        <Skeleton className="h-24" />
        <Skeleton className="h-64" />
      </div>
    )
  }
  return (
    <div className="wrap py-10 sm:py-14">
      <h1 className="mb-6 text-[clamp(28px,4vw,38px)]">Admin dashboard</h1>
      <AdminStatCards stats={stats.data} />
      {stats.isError ? (
        <LoadFailure again={() => stats.refetch()} className="mt-4">
          The figures could not be loaded.
        </LoadFailure>
      ) : null}
      <AdminTabs
        staffName={staffName}
        figures={
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Figures />
          </Suspense>
        }
      />
    </div>
  )
}
