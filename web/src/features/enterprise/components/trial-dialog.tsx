import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { plans } from '../../../content/plans.ts'
import type { StartedTrial } from '../api/start-trial.ts'
import { personalEmailInline } from '../model/work-email.ts'
import { useTrial } from './use-trial.ts'

type TrialDialogProps = { open: boolean; onClose: () => void; onStarted: (trial: StartedTrial) => void }

export function TrialDialog({ open, onClose, onStarted }: TrialDialogProps) {
  const trial = useTrial((started) => {
    onStarted(started)
    onClose()
  })
  const { typed, type, said, errorOf } = trial
  return (
    <Dialog title="Start Enterprise Trial" open={open} onClose={onClose}>
      <p className="mb-5 text-soft">
        {`The Enterprise plan, ${plans.enterprise.seats}: a ${plans.enterprise.trial}, no credit card required. Afterwards ${plans.enterprise.price} ${plans.enterprise.per}, if you wish.`}
      </p>
      <form
        {...trial.props}
        onKeyDown={(event) => {
          // A form whose button is disabled is not sent by Enter: the person hears why.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !trial.filled) {
            event.preventDefault()
            event.currentTarget.requestSubmit()
          }
        }}
        className="grid gap-5"
      >
        <TextField
          label="Company name"
          name="company_name"
          autoComplete="organization"
          required
          maxLength={200}
          value={typed.company}
          onChange={(event) => type({ company: event.target.value })}
          error={errorOf('company_name')}
        />
        <TextField
          label="Work email"
          name="user_email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={typed.email}
          onChange={(event) => type({ email: event.target.value })}
          error={errorOf('user_email') ?? (trial.personal ? personalEmailInline : null)}
        />
        <TextField
          label="Team size"
          name="team_size"
          type="number"
          inputMode="numeric"
          className="sm:max-w-40"
          value={typed.teamSize}
          onChange={(event) => type({ teamSize: event.target.value })}
          error={errorOf('team_size')}
        />
        {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!trial.filled || trial.sending}>
            {trial.sending ? 'Starting' : 'Start Trial'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
