import { Badge } from '../../../../components/ui/badge.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { longDate } from '../../../../lib/dates.ts'
import { sendVerification } from '../../api/account.ts'
import type { User } from '../../api/get-me.ts'
import { useTask } from './use-task.ts'

/** Name, address and whether it is confirmed; if not, the link can be sent again. */
export function Profile({ user }: { user: User }) {
  const task = useTask()
  const row = 'border-rule py-2.5 not-first:border-t'
  return (
    <dl className="rounded-card border border-rule bg-sheet px-5 py-2 text-[14.5px]">
      <div className={row}>
        <dt className="text-soft">Name</dt>
        <dd className="font-medium">{`${user.first_name} ${user.last_name}`}</dd>
      </div>
      <div className={row}>
        <dt className="text-soft">E-mail</dt>
        <dd className="grid justify-items-start gap-2">
          <span className="font-medium break-all">{user.email}</span>
          {user.email_verified ? (
            <Badge tone="good">Confirmed</Badge>
          ) : (
            <>
              <Badge tone="note">Not confirmed yet</Badge>
              <Button
                look="plain"
                className="-ml-2"
                disabled={task.running}
                onClick={() => void task.run(sendVerification)}
              >
                {task.running ? 'Sending…' : 'Send the link again'}
              </Button>
              {task.said ? <Notice tone={task.said.tone}>{task.said.text}</Notice> : null}
            </>
          )}
        </dd>
      </div>
      <div className={row}>
        <dt className="text-soft">Member since</dt>
        <dd className="font-medium">{longDate(user.created_at)}</dd>
      </div>
    </dl>
  )
}
