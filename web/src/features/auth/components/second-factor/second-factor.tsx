import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../../components/ui/badge.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { LoadFailure } from '../../../../components/ui/notice/load-failure.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { LoadingText, Skeleton } from '../../../../components/ui/skeleton.tsx'
import { isSessionEnd } from '../../../../lib/api/api-error.ts'
import { longDate } from '../../../../lib/dates.ts'
import { renewRecoveryCodes, secondFactor, turnOff } from '../../api/second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'
import { ShowBothForm } from './show-both-form.tsx'

const titles = {
  'set-up': 'Set up two-step sign-in',
  codes: 'New recovery codes',
  off: 'Turn two-step sign-in off?'
}

/** Two-step sign-in of a member of staff: how it stands, and the three things to do about it. */
export function SecondFactor({ accountId }: { accountId: string }) {
  const standing = useQuery(secondFactor(accountId))
  const queries = useQueryClient()
  const [open, setOpen] = useState<keyof typeof titles | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  function close() {
    setOpen(null)
    setCodes(null)
    void queries.invalidateQueries({ queryKey: ['second-factor', accountId] })
    void queries.invalidateQueries({ queryKey: ['sessions', accountId] })
  }

  if (standing.isPending) {
    return (
      <>
        <LoadingText>Loading two-step sign-in…</LoadingText>
        <Skeleton className="h-20" />
      </>
    )
  }
  if (standing.isError) {
    if (isSessionEnd(standing.error)) return null
    return <LoadFailure again={() => standing.refetch()}>This could not be loaded.</LoadFailure>
  }
  const { enabled, enabled_at, recovery_codes_left: left, required } = standing.data
  return (
    <div className="grid justify-items-start gap-4">
      {enabled ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone="good">On</Badge>
          <span>{`${enabled_at ? `Since ${longDate(enabled_at)}. ` : ''}${leftWords(left)}`}</span>
        </p>
      ) : (
        <Notice tone="note" role="note">
          {required
            ? 'Staff pages open once two-step sign-in is set up.'
            : 'Off. A password alone opens what customers trusted us with.'}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {enabled ? (
          <>
            <Button look="quiet" onClick={() => setOpen('codes')}>
              New recovery codes
            </Button>
            <Button look="quiet" className="text-stop!" onClick={() => setOpen('off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('set-up')}>Set up</Button>
        )}
      </div>
      {open ? (
        <Dialog title={titles[open]} open onClose={close}>
          {open === 'set-up' ? <SetUpSecondFactor onDone={close} /> : null}
          {open === 'codes' && codes ? <RecoveryCodes codes={codes} onKept={close} /> : null}
          {open === 'codes' && !codes ? (
            <ShowBothForm
              words="You get ten new codes, and the old ones stop working."
              action="Make new codes"
              onShown={async (shown) => setCodes(await renewRecoveryCodes(shown))}
            />
          ) : null}
          {open === 'off' ? (
            <ShowBothForm
              words="From then on your password alone signs you in."
              action="Turn it off"
              onShown={async (shown) => {
                await turnOff(shown)
                close()
              }}
            />
          ) : null}
        </Dialog>
      ) : null}
    </div>
  )
}

function leftWords(left: number): string {
  if (left === 0) return 'No recovery code is left: make new ones.'
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`
}
