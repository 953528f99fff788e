import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { type StaffMember, takeRoleAway } from '../../api/staff.ts'
import { useAct } from '../list/use-act.ts'

type TakeRoleDialogProps = { member: StaffMember; onClose: () => void }

/** Asks once more before somebody is put out of the back office. */
export function TakeRoleDialog({ member: { id, email }, onClose }: TakeRoleDialogProps) {
  const { busy, said, act } = useAct()

  async function take() {
    const taken = await act(id, async () => {
      await takeRoleAway(id)
      return null
    })
    if (taken) onClose()
  }
  return (
    <Dialog title="Take the role away?" open onClose={onClose}>
      <div className="grid gap-5">
        <p>
          <strong className="break-words">{email}</strong> is signed out everywhere and opens no page for staff any
          more. The account stays, as a customer’s.
        </p>
        {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <Button disabled={busy !== null} className="bg-stop! text-paper!" onClick={() => void take()}>
            {busy ? 'One moment…' : 'Take it away'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
