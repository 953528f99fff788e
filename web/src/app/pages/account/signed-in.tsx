import type { ReactNode } from 'react'
import { Fragment, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'
import type { User } from '../../../features/auth/api/get-me.ts'
import { useMe } from '../../../features/auth/api/get-me.ts'
import { Navigate } from '../../../lib/router/link.tsx'
import { useLocation } from '../../../lib/router/location.tsx'
import { paths } from '../../paths.ts'

type SignedInProps = {
  children: (user: User) => ReactNode
  /** Shown until we know who it is. */
  waiting: ReactNode
}

/** A page for people with an account: others are sent to sign in, and come back here. An ended session keeps the page open. */
export function SignedIn({ children, waiting }: SignedInProps) {
  const { user, pending, asking, signedIn, ended, askAgain } = useMe()
  const { pathname, search } = useLocation()
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  const shown = user ?? (ended || pending ? last : null)
  if (shown) return <Fragment key={shown.id}>{children(shown)}</Fragment>
  if (!signedIn) {
    return <Navigate to={paths.signIn} replace state={{ from: pathname + search, said: 'Please sign in to go on.' }} />
  }
  if (pending) return <div className="wrap grid gap-5 py-14">{waiting}</div>
  return (
    <Problem
      title="This page did not load"
      actions={
        <Button disabled={asking} onClick={() => void askAgain()}>
          Try Again
        </Button>
      }
    >
      <p role="alert">Your account could not be reached. Please try again.</p>
    </Problem>
  )
}
