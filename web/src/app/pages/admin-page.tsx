import { ButtonLink } from '../../components/ui/button.tsx'
import { Problem } from '../../components/ui/problem.tsx'
import { LoadingText, Skeleton } from '../../components/ui/skeleton.tsx'
import { AdminDashboard } from '../../features/admin/components/admin-dashboard.tsx'
import { SupportDesk } from '../../features/admin/components/support-desk.tsx'
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
        if (user.role === 'support') return <SupportDesk staffName={user.first_name} />
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

function Waiting() {
  return (
    <>
      <LoadingText visible>Loading dashboard...</LoadingText>
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </>
  )
}
