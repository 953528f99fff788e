import { useEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import type { DemoAnswer } from '../api/schedule-demo.ts'
import { MessageField } from './message-field.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { useDemoRequest } from './use-demo-request.ts'

export function DemoRequestDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const demo = useDemoRequest()
  return (
    <Dialog title="Schedule a demo" open={open} onClose={onClose}>
      {demo.answer ? (
        <Scheduled answer={demo.answer} onClose={onClose} onAgain={demo.again} />
      ) : (
        <form noValidate onSubmit={demo.send} className="grid gap-5 sm:grid-cols-2">
          <p className="text-balance text-soft sm:col-span-2">
            30 to 45 minutes by video, with examples from your own work. We agree on the time by e-mail.
          </p>
          <TextField
            label="Company name"
            name="company_name"
            autoComplete="organization"
            required
            maxLength={160}
            error={demo.errorOf('company_name')}
          />
          <TextField
            label="Contact name"
            name="contact_name"
            autoComplete="name"
            required
            maxLength={120}
            error={demo.errorOf('contact_name')}
          />
          <TextField
            label="E-mail"
            name="user_email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            error={demo.errorOf('user_email')}
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            hint="Optional"
            maxLength={40}
            error={demo.errorOf('phone')}
          />
          <TextField
            label="Team size"
            name="team_size"
            hint="Optional, for example 5-10"
            maxLength={60}
            error={demo.errorOf('team_size')}
          />
          <TextField
            label="Preferred date"
            name="preferred_date"
            hint="Optional, in your own words"
            maxLength={120}
            error={demo.errorOf('preferred_date')}
          />
          <MessageField
            label="Message"
            name="message"
            hint="Optional: what you would like to see"
            maxLength={5000}
            error={demo.errorOf('message')}
          />
          {demo.alert ? (
            <div className="sm:col-span-2">
              <RefusalNotice {...demo.alert} />
            </div>
          ) : null}
          <div className="flex flex-wrap gap-3 sm:col-span-2">
            <Button type="submit" disabled={demo.sending}>
              {demo.sending ? 'Scheduling' : 'Schedule Demo'}
            </Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

type ScheduledProps = { answer: DemoAnswer; onClose: () => void; onAgain: () => void }

function Scheduled({ answer, onClose, onAgain }: ScheduledProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <p className="text-lg">{answer.message}</p>
      <ol className="mt-4">
        {answer.next_steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-t border-rule py-2.5">
            <span className="font-serif text-act">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onClose}>Done</Button>
        <Button look="plain" onClick={onAgain}>
          Ask for another
        </Button>
      </div>
    </div>
  )
}
