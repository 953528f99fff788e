import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Problem } from '../../components/ui/notice/problem.tsx'
import { LoadingText, Skeleton } from '../../components/ui/skeleton.tsx'
import { AdminDashboard } from '../../features/admin/components/admin-dashboard.tsx'
import { SupportDesk } from '../../features/admin/components/desk/support-desk.tsx'
import type { User } from '../../features/auth/api/get-me.ts'
import { secondFactor } from '../../features/auth/api/second-factor.ts'
import { usePageMeta } from '../../lib/page-meta.ts'
import { paths } from '../paths.ts'
import { SignedIn } from './account/signed-in.tsx'

/** For staff. The server checks each call by itself; here a customer is told so instead of being shown empty lists. */
export function AdminPage() {
  usePageMeta('Admin dashboard', 'Payments, documents and messages, for staff.')
  return (
    <SignedIn waiting={<Waiting />}>
      {(user) => {
        if (user.role !== 'customer') return <Staff user={user} />
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

/** Where every member of staff must have a second factor, nothing opens before it is set up. */
function Staff({ user }: { user: User }) {
  const { data } = useQuery(secondFactor(user.id))
  if (data?.required && !data.enabled) {
    return (
      <Problem
        title="One step first"
        actions={<ButtonLink to={paths.accountSettings}>Set up two-step sign-in</ButtonLink>}
      >
        <p>Staff sign in with a code from their telephone besides the password. Set it up, then come back here.</p>
      </Problem>
    )
  }
  return user.role === 'admin' ? (
    <AdminDashboard staffName={user.first_name} />
  ) : (
    <SupportDesk staffName={user.first_name} />
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
