import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { forgetEndedSession } from '../../../lib/identity/auth-token.ts'
import { lazyPage } from '../../../lib/lazy.ts'

const SignInForm = lazyPage(() =>
  import('../../../features/auth/components/sign-in/sign-in-form.tsx').then((m) => m.SignInForm)
)

/** The page stays as it is, with all that was typed, while one signs in again. */
export function SignInAgain() {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  return (
    <div className="sticky bottom-0 z-40 border-t border-rule bg-note-wash text-note" data-print="no">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p role="alert" className="mr-auto py-1 text-[15px] font-medium">
          Your session has ended. What you typed is still here: sign in again to go on.
        </p>
        <Button onClick={() => setAsking(true)}>Sign in again</Button>
        <Button look="quiet" onClick={forgetEndedSession}>
          Stay signed out
        </Button>
      </div>
      <Dialog title="Sign in again" open={asking} onClose={() => setAsking(false)}>
        <Suspense fallback={null}>
          {asking ? <SignInForm mode="sign-in" onSignedIn={() => void queries.invalidateQueries()} /> : null}
        </Suspense>
      </Dialog>
    </div>
  )
}
