import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import type { User } from '../../../features/auth/api/get-me.ts'
import { ChangePasswordForm } from '../../../features/auth/components/account/change-password-form.tsx'
import { DeleteAccount } from '../../../features/auth/components/account/delete-account.tsx'
import { ExportButton } from '../../../features/auth/components/account/export-button.tsx'
import { Profile } from '../../../features/auth/components/account/profile.tsx'
import { SessionList } from '../../../features/auth/components/account/session-list.tsx'
import { SecondFactor } from '../../../features/auth/components/second-factor/second-factor.tsx'
import { useNavigate } from '../../../lib/router/location.tsx'
import { paths } from '../../paths.ts'

export function AccountSettings({ user }: { user: User }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (
    <div className="wrap max-w-4xl! py-12 sm:py-16">
      <ButtonLink look="plain" to={paths.dashboard} className="mb-4 -ml-2">
        Back to your documents
      </ButtonLink>
      <h1 className="text-[clamp(30px,5vw,42px)]">Your account</h1>
      <Part title="Profile">
        <Profile user={user} />
      </Part>
      <Part title="Password" words="A changed password signs out every other device.">
        <ChangePasswordForm
          email={user.email}
          onChanged={() => void queries.invalidateQueries({ queryKey: ['sessions'] })}
        />
      </Part>
      {user.role === 'customer' ? null : (
        <Part title="Two-step sign-in" words="For staff: a code from your telephone besides the password.">
          <SecondFactor accountId={user.id} />
        </Part>
      )}
      <Part title="Where you are signed in" words="A session lasts twelve hours.">
        <SessionList
          accountId={user.id}
          onSignedOut={() => navigate(paths.signIn, { state: { said: 'You are signed out on every device.' } })}
        />
      </Part>
      <Part title="Your data" words="Your profile, answers, documents and orders, in one file.">
        <ExportButton />
      </Part>
      <Part title="Leaving" words="Everything we keep about you goes, except what the law has us keep.">
        <DeleteAccount
          onDeleted={() => navigate(paths.signIn, { replace: true, state: { said: 'Your account is deleted.' } })}
        />
      </Part>
    </div>
  )
}

function Part({ title, words, children }: { title: string; words?: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="mt-10 grid gap-x-10 gap-y-4 border-t border-rule pt-6 sm:grid-cols-[14rem_1fr]"
    >
      <div>
        <h2 className="text-xl">{title}</h2>
        {words ? <p className="mt-1.5 text-[14.5px] text-soft">{words}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
