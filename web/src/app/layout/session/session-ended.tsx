import { Suspense } from 'react'
import { useMe } from '../../../features/auth/api/get-me.ts'
import { lazyPage } from '../../../lib/lazy.ts'
import { useLocation } from '../../../lib/router/location.tsx'
import { paths } from '../../paths.ts'

const SignInAgain = lazyPage(() => import('./sign-in-again.tsx').then((m) => m.SignInAgain))

/** Told once, over whatever page is open. */
export function SessionEnded() {
  const { ended } = useMe()
  const { pathname } = useLocation()
  if (!ended || pathname === paths.signIn) return null
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  )
}
