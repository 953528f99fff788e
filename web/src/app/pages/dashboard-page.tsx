import { Navigate } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { LoadingText, Skeleton } from '../../components/ui/skeleton.tsx'
import type { User } from '../../features/auth/api/get-me.ts'
import { useMe } from '../../features/auth/api/get-me.ts'
import { useMyProgress } from '../../features/dashboard/api/get-my-progress.ts'
import { MatterList } from '../../features/dashboard/components/matter-list.tsx'
import { StatCards } from '../../features/dashboard/components/stat-cards.tsx'
import { longDate } from '../../lib/dates.ts'
import { usePageMeta } from '../../lib/page-meta.ts'
import { paths } from '../paths.ts'

export function DashboardPage() {
  const { user, pending, signedIn } = useMe()
  usePageMeta('Dashboard', 'Your drafts and documents.')
  if (!signedIn) return <Navigate to={paths.signIn} replace state={{ from: paths.dashboard }} />
  if (user) return <Dashboard user={user} />
  return (
    <div className="wrap grid gap-5 py-14">
      {pending ? (
        <LoadingText>Loading your dashboard…</LoadingText>
      ) : (
        <Notice tone="stop">Your account could not be reached. Please try again.</Notice>
      )}
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-24" />
      <Skeleton className="h-56" />
    </div>
  )
}

function Dashboard({ user }: { user: User }) {
  const progress = useMyProgress(user.id)
  const items = progress.data ?? []
  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(30px,5vw,42px)]">{`Welcome, ${user.first_name}`}</h1>
      <p className="mt-2 mb-8 text-lg text-soft">Your drafts and documents.</p>
      <StatCards items={items} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_300px]">
        <section aria-labelledby="my-documents">
          <h2 id="my-documents" className="mb-3 text-2xl">
            My documents
          </h2>
          {progress.isPending ? <Skeleton className="h-48" /> : null}
          {!progress.isPending && items.length === 0 ? (
            <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
              <p className="mb-5 text-soft">Nothing here yet. What you start or buy while signed in appears here.</p>
              <ButtonLink to={paths.services()}>Choose a service</ButtonLink>
            </div>
          ) : null}
          {items.length > 0 ? (
            <MatterList
              items={items}
              links={{
                continue: ({ service_slug, service_id, draft_id }) =>
                  paths.questionnaire(service_slug ?? service_id, draft_id ? { draft: draft_id } : undefined),
                documents: paths.documents
              }}
            />
          ) : null}
          {progress.isError ? (
            <Button look="plain" className="mt-3" onClick={() => progress.refetch()}>
              Look again
            </Button>
          ) : null}
        </section>
        <aside className="grid content-start gap-8">
          <section aria-labelledby="profile">
            <h2 id="profile" className="mb-3 text-2xl">
              Profile
            </h2>
            <dl className="rounded-card border border-rule bg-sheet px-5 py-2 text-[14.5px]">
              {[
                ['Name', `${user.first_name} ${user.last_name}`],
                ['E-mail', user.email],
                ['Member since', longDate(user.created_at)]
              ].map(([name, value]) => (
                <div key={name} className="border-rule py-2.5 not-first:border-t">
                  <dt className="text-soft">{name}</dt>
                  <dd className="font-medium">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="quick-actions">
            <h2 id="quick-actions" className="mb-3 text-2xl">
              Quick actions
            </h2>
            <div className="grid gap-2.5">
              <ButtonLink look="quiet" to={paths.services()}>
                Start a new document
              </ButtonLink>
              <ButtonLink look="quiet" to={paths.help}>
                Get help
              </ButtonLink>
            </div>
          </section>
        </aside>
      </div>
    </div>
  )
}
