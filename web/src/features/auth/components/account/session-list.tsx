import { useQueryClient } from '@tanstack/react-query'
import { Badge } from '../../../../components/ui/badge.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { LoadFailure } from '../../../../components/ui/notice/load-failure.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { LoadingText, Skeleton } from '../../../../components/ui/skeleton.tsx'
import { isSessionEnd } from '../../../../lib/api/api-error.ts'
import { dateAndTime } from '../../../../lib/dates.ts'
import { endAllSessions, endOtherSession, useSessions } from '../../api/account.ts'
import { deviceName } from '../../model/device.ts'
import { useTask } from './use-task.ts'

type SessionListProps = { accountId: string; onSignedOut: () => void }

export function SessionList({ accountId, onSignedOut }: SessionListProps) {
  const sessions = useSessions(accountId)
  const queries = useQueryClient()
  const task = useTask()
  const rows = sessions.data?.rows ?? []

  function end(id: string, device: string) {
    void task.run(async () => {
      await endOtherSession(id)
      await queries.invalidateQueries({ queryKey: ['sessions', accountId] })
      return `${device} is signed out.`
    })
  }
  async function endAll() {
    const done = await task.run(async () => {
      await endAllSessions()
      return null
    })
    if (!done) return
    queries.clear()
    onSignedOut()
  }

  if (sessions.isPending) {
    return (
      <>
        <LoadingText>Loading your sessions…</LoadingText>
        <Skeleton className="h-32" />
      </>
    )
  }
  if (sessions.isError && !sessions.data) {
    if (isSessionEnd(sessions.error)) return null
    return <LoadFailure again={() => sessions.refetch()}>Your sessions could not be loaded.</LoadFailure>
  }
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full border-b border-rule">
        {rows.map((session) => {
          const device = deviceName(session.user_agent)
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3.5 text-[15px]"
            >
              <div>
                <p className="flex flex-wrap items-center gap-2.5 font-medium">
                  {device}
                  {session.current ? <Badge tone="good">This device</Badge> : null}
                </p>
                <p className="text-[13.5px] text-soft">{`Since ${dateAndTime(session.created_at)}, from ${session.address}`}</p>
              </div>
              {session.current ? null : (
                <Button
                  look="quiet"
                  disabled={task.running}
                  aria-label={`Sign out ${device}, since ${dateAndTime(session.created_at)}`}
                  onClick={() => end(session.id, device)}
                >
                  Sign out
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {task.said ? <Notice tone={task.said.tone}>{task.said.text}</Notice> : null}
      <Button look="quiet" disabled={task.running} onClick={() => void endAll()}>
        Sign out everywhere, here too
      </Button>
    </div>
  )
}
