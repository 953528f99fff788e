import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { focusInvalid } from '../../../lib/focus-invalid.ts'
import type { SupportHours } from '../api/support-hours.ts'
import { saveSupportHours } from '../api/support-hours.ts'
import { hoursInWords, readHolidays, readHours, weekdays } from '../model/hours-text.ts'
import { useAct } from './use-act.ts'

/** One line a day, as it is written on a shop's door: `09:00-12:00, 13:00-18:00`; empty is closed. */
export function SupportHoursForm({ hours }: { hours: SupportHours }) {
  const { busy, said, act, errorOf } = useAct()
  const [wrong, setWrong] = useState<readonly string[]>([])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = (name: string) => String(new FormData(form).get(name) ?? '')
    const days = weekdays.map((day) => [day, readHours(field(day))] as const)
    const holidays = readHolidays(field('holidays'))
    const faults = [
      ...days.filter(([, read]) => read === null).map(([day]) => day as string),
      ...(holidays ? [] : ['holidays'])
    ]
    setWrong(faults)
    if (faults.length > 0 || !holidays) return form.querySelector<HTMLElement>(`[name=${faults[0]}]`)?.focus()
    const weekly = Object.fromEntries(days) as SupportHours['weekly']
    const kept = await act('hours', async () => {
      await saveSupportHours({ time_zone: field('time_zone').trim(), weekly, holidays })
      return 'The hours are kept.'
    })
    if (!kept) focusInvalid(form)
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {weekdays.map((day) => (
          <TextField
            key={day}
            label={day.charAt(0).toUpperCase() + day.slice(1)}
            name={day}
            placeholder="Closed"
            autoComplete="off"
            defaultValue={hoursInWords(hours.weekly[day])}
            error={
              wrong.includes(day) ? 'Please write hours such as 09:00-12:00, 13:00-18:00' : errorOf(`weekly.${day}`)
            }
          />
        ))}
        <TextField
          label="Time zone"
          name="time_zone"
          required
          maxLength={64}
          defaultValue={hours.time_zone}
          error={errorOf('time_zone')}
        />
      </div>
      <TextField
        label="Holidays"
        name="holidays"
        autoComplete="off"
        defaultValue={hours.holidays.join(', ')}
        hint="Days on which nobody is there, such as 2026-12-25, with commas between them."
        error={wrong.includes('holidays') ? 'Please write days such as 2026-12-25, 2027-01-01' : errorOf('holidays')}
      />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <Button type="submit" look="quiet" disabled={busy !== null} className="justify-self-start">
        {busy ? 'One moment…' : 'Keep these hours'}
      </Button>
    </form>
  )
}
