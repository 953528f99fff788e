import { useState } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'
import { ResetForm } from '../../../features/auth/components/sign-in/reset-form.tsx'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { Link } from '../../../lib/router/link.tsx'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'

/** Where 'Forgot your password?' and the link of the mail that follows lead. */
export function ResetPasswordPage() {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const [done, setDone] = useState(false)
  usePageMeta('Reset your password')
  if (done) {
    return (
      <Problem title="Your password is set" actions={<ButtonLink to={paths.signIn}>Sign In</ButtonLink>}>
        <p role="status">Sign in with it. Every device that was signed in has been signed out.</p>
      </Problem>
    )
  }
  return (
    <div className="wrap max-w-lg! py-14 sm:py-20">
      <h1 className="text-[clamp(30px,5vw,40px)]">Reset your password</h1>
      <p className="mt-3 mb-8 text-soft">
        {token ? 'Choose a password that you use nowhere else.' : 'We mail you a link that works once, for an hour.'}
      </p>
      <div className="rounded-card border border-rule bg-sheet p-6 sm:p-8">
        <ResetForm token={token} onReset={() => setDone(true)} />
        <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-rule pt-4 text-[14.5px] text-soft">
          You know it after all?
          <Link
            to={paths.signIn}
            className="flex min-h-11 items-center font-semibold text-act underline underline-offset-4"
          >
            Sign in
          </Link>
        </p>
      </div>
    </div>
  )
}
