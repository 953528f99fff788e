import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { SignInForm } from '../../../features/auth/components/sign-in/sign-in-form.tsx'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { Link } from '../../../lib/router/link.tsx'
import { useLocation, useNavigate } from '../../../lib/router/location.tsx'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'

const redirectDelayMs = 1000

export function SignInPage() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const creating = search.get('mode') === 'create'
  const from = cameFrom(location.state)
  const said = (location.state as { said?: unknown } | null)?.said
  const [greeted, setGreeted] = useState(false)
  usePageMeta(creating ? 'Create account' : 'Sign in', 'Sign in to see your drafts and documents.')
  useEffect(() => () => clearTimeout(timer.current), [])

  function leave() {
    setGreeted(true)
    timer.current = setTimeout(() => navigate(from, { replace: true }), redirectDelayMs)
  }

  return (
    <div className="wrap max-w-lg! py-14 sm:py-20">
      <h1 className="text-[clamp(30px,5vw,40px)]">{creating ? 'Create your account' : 'Welcome back'}</h1>
      <p className="mt-3 mb-8 text-soft">
        {creating
          ? 'Keep your drafts and documents in one place. You can also buy without an account.'
          : 'Your drafts and documents are where you left them.'}
      </p>
      <div className="rounded-card border border-rule bg-sheet p-6 sm:p-8">
        {typeof said === 'string' ? (
          <Notice tone="note" className="mb-5">
            {said}
          </Notice>
        ) : null}
        <SignInForm mode={creating ? 'create' : 'sign-in'} onSignedIn={leave} />
        <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-rule pt-4 text-[14.5px] text-soft">
          {creating ? 'You have an account?' : 'No account yet?'}
          <button
            type="button"
            disabled={greeted}
            className="min-h-11 font-semibold text-act underline underline-offset-4"
            onClick={() => setSearch(creating ? {} : { mode: 'create' }, { replace: true, state: location.state })}
          >
            {creating ? 'Sign in' : 'Create an account'}
          </button>
          {creating ? null : (
            <Link
              to={paths.resetPassword}
              className="-mt-2 flex min-h-11 w-full items-center font-semibold text-act underline underline-offset-4"
            >
              Forgot your password?
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}

/** Only places of our own: the value travels in the history's state, never in the address. */
function cameFrom(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : paths.dashboard
}
