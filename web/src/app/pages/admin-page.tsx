import { ButtonLink } from '../../components/ui/button.tsx'
import { Problem } from '../../components/ui/problem.tsx'
import { LoadingText, Skeleton } from '../../components/ui/skeleton.tsx'
import { AdminDashboard } from '../../features/admin/components/admin-dashboard.tsx'
import { ChatsTab } from '../../features/admin/components/chats-tab.tsx'
import { usePageMeta } from '../../lib/page-meta.ts'
import { paths } from '../paths.ts'
import { SignedIn } from './signed-in.tsx'

/** For staff. The server checks each call by itself; here a customer is told so instead of being shown empty lists. */
export function AdminPage() {
  usePageMeta('Admin dashboard', 'Payments, documents and messages, for staff.')
  return (
    <SignedIn waiting={<Waiting />}>
      {(user) => {
        if (user.role === 'admin') return <AdminDashboard staffName={user.first_name} />
        if (user.role === 'support') return <Support staffName={user.first_name} />
        return (
          <Problem
            title="This page is for staff"
            actions={
              <>
                <ButtonLink to={paths.dashboard}>To your dashboard</ButtonLink>
                <ButtonLink look="quiet" to={paths.home}>
                  Back to Home
                </ButtonLink>
              </>
            }
          >
            <p role="alert">{`You are signed in as ${user.email}, which is not a staff account.`}</p>
          </Problem>
        )
      }}
    </SignedIn>
  )
}

function Support({ staffName }: { staffName: string }) {
  return (
    <div className="wrap py-10 sm:py-14">
      <h1 className="mb-8 text-[clamp(28px,4vw,38px)]">Support desk</h1>
      <ChatsTab staffName={staffName} />
    </div>
  )
}

function Waiting() {
  return (
    <>
      <LoadingText visible>Loading dashboard...</LoadingText>
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </>
  )
}
