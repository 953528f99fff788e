import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { AccountSettings } from './account-settings.tsx'
import { MyDocuments } from './my-documents.tsx'
import { SignedIn } from './signed-in.tsx'

/** `?view=account` shows the account's settings in the documents' place. */
export function DashboardPage() {
  const [search] = useSearchParams()
  usePageMeta('Dashboard', 'Your drafts and documents.')
  return (
    <SignedIn waiting={<Waiting />}>
      {(user) => (search.get('view') === 'account' ? <AccountSettings user={user} /> : <MyDocuments user={user} />)}
    </SignedIn>
  )
}

function Waiting() {
  return (
    <>
      <LoadingText>Loading your dashboard…</LoadingText>
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-24" />
      <Skeleton className="h-56" />
    </>
  )
}
