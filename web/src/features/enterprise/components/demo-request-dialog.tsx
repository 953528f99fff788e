import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextArea } from '../../../components/ui/fields/text-area.tsx'
import { TextField } from '../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { type DemoAnswer, scheduleDemo } from '../api/schedule-demo.ts'
import { refusal } from '../model/refusal.ts'

const required = ['company_name', 'contact_name', 'user_email']
const incomplete = 'Please fill in company name, contact name, and email address'

export function DemoRequestDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [answer, setAnswer] = useState<DemoAnswer | null>(null)
  const { sending, said, errorOf, props } = useForm({
    check: (typed) => {
      const missing = required.find((name) => typed(name) === '')
      return missing === undefined ? {} : { [missing]: incomplete }
    },
    explain: (error) => refusal(error, 'Error scheduling demo. Please try again.'),
    send: async (typed) => {
      setAnswer(
        await scheduleDemo({
          company_name: typed('company_name'),
          contact_name: typed('contact_name'),
          user_email: typed('user_email'),
          phone: typed('phone'),
          team_size: typed('team_size'),
          preferred_date: typed('preferred_date'),
          message: typed('message')
        })
      )
      return null
    }
  })
  return (
    <Dialog title="Schedule a demo" open={open} onClose={onClose}>
      {answer ? (
        <Scheduled answer={answer} onClose={onClose} onAgain={() => setAnswer(null)} />
      ) : (
        <form {...props} className="grid gap-5 sm:grid-cols-2">
          <p className="text-balance text-soft sm:col-span-2">
            30 to 45 minutes by video, with examples from your own work. We agree on the time by e-mail.
          </p>
          <TextField
            label="Company name"
            name="company_name"
            autoComplete="organization"
            required
            maxLength={160}
            error={errorOf('company_name')}
          />
          <TextField
            label="Contact name"
            name="contact_name"
            autoComplete="name"
            required
            maxLength={120}
            error={errorOf('contact_name')}
          />
          <TextField
            label="E-mail"
            name="user_email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            error={errorOf('user_email')}
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            hint="Optional"
            maxLength={40}
            error={errorOf('phone')}
          />
          <TextField
            label="Team size"
            name="team_size"
            hint="Optional, for example 5-10"
            maxLength={60}
            error={errorOf('team_size')}
          />
          <TextField
            label="Preferred date"
            name="preferred_date"
            hint="Optional, in your own words"
            maxLength={120}
            error={errorOf('preferred_date')}
          />
          <TextArea
            className="sm:col-span-2"
            rows={4}
            label="Message"
            name="message"
            hint="Optional: what you would like to see"
            maxLength={5000}
            error={errorOf('message')}
          />
          {said ? (
            <Notice tone={said.tone} className="sm:col-span-2">
              {said.text}
            </Notice>
          ) : null}
          <div className="flex flex-wrap gap-3 sm:col-span-2">
            <Button type="submit" disabled={sending}>
              {sending ? 'Scheduling' : 'Schedule Demo'}
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
