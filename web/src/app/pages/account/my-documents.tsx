import { ButtonLink } from '../../../components/ui/button.tsx'
import { LoadFailure } from '../../../components/ui/notice/load-failure.tsx'
import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import type { User } from '../../../features/auth/api/get-me.ts'
import { Profile } from '../../../features/auth/components/account/profile.tsx'
import { useMyProgress } from '../../../features/dashboard/api/get-my-progress.ts'
import { MatterList } from '../../../features/dashboard/components/matter-list.tsx'
import { StatCards } from '../../../features/dashboard/components/stat-cards.tsx'
import { useRefreshOnEvents } from '../../../features/dashboard/components/use-refresh-on-events.ts'
import { isSessionEnd } from '../../../lib/api/api-error.ts'
import { paths } from '../../paths.ts'
import { MatterDownload } from '../documents/matter-download.tsx'

export function MyDocuments({ user }: { user: User }) {
  const progress = useMyProgress(user.id)
  const items = progress.data ?? []
  useRefreshOnEvents(items)
  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(30px,5vw,42px)]">{`Welcome, ${user.first_name}`}</h1>
      <p className="mt-2 mb-8 text-lg text-soft">Your drafts and documents.</p>
      <StatCards items={progress.data} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_300px]">
        <section aria-labelledby="my-documents">
          <h2 id="my-documents" className="mb-3 text-2xl">
            My documents
          </h2>
          {progress.isPending ? (
            <>
              <LoadingText>Loading your documents…</LoadingText>
              <Skeleton className="h-48" />
            </>
          ) : null}
          {progress.isError && !isSessionEnd(progress.error) ? (
            <LoadFailure again={() => progress.refetch()} className="mb-4">
              Your documents could not be loaded.
            </LoadFailure>
          ) : null}
          {progress.isSuccess && items.length === 0 ? (
            <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
              <p className="mb-5 text-soft">Nothing here yet. What you start or buy while signed in appears here.</p>
              <ButtonLink to={paths.services()}>Choose a service</ButtonLink>
            </div>
          ) : null}
          {items.length > 0 ? (
            <MatterList
              items={items}
              links={{
                continue: ({ service_slug, service_id, draft_id, status }) =>
                  paths.questionnaire(service_slug ?? service_id, {
                    ...(draft_id ? { draft: draft_id } : {}),
                    ...(status === 'waiting' ? { view: 'review' } : {})
                  }),
                documents: paths.documents,
                download: (generationId, name) => <MatterDownload generationId={generationId} name={name} />
              }}
            />
          ) : null}
        </section>
        <aside className="grid content-start gap-8">
          <section aria-labelledby="profile">
            <h2 id="profile" className="mb-3 text-2xl">
              Profile
            </h2>
            <Profile user={user} />
            <ButtonLink look="plain" to={paths.accountSettings} className="mt-2 -ml-2">
              Password, devices and your data
            </ButtonLink>
          </section>
          <section aria-labelledby="quick-actions">
            <h2 id="quick-actions" className="mb-3 text-2xl">
              Quick actions
            </h2>
            <div className="grid gap-2.5">
              <ButtonLink look="quiet" to={paths.services()}>
                Start a new document
              </ButtonLink>
              {user.role === 'customer' ? null : (
                <ButtonLink look="quiet" to={paths.admin}>
                  To the back office
                </ButtonLink>
              )}
              <ButtonLink look="quiet" to={paths.formsLibrary}>
                Browse the forms library
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
