import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import type { SupportHours } from '../../api/support-hours.ts'
import { saveSupportHours } from '../../api/support-hours.ts'
import { hoursInWords, readHolidays, readHours, weekdays } from '../../model/hours-text.ts'
import { useStaffForm } from '../people/use-staff-form.ts'

const likeHours = 'Please write hours such as 09:00-12:00, 13:00-18:00'
const likeDays = 'Please write days such as 2026-12-25, 2027-01-01'

/** One line a day, as it is written on a shop's door: `09:00-12:00, 13:00-18:00`; empty is closed. */
export function SupportHoursForm({ hours }: { hours: SupportHours }) {
  const { sending, said, errorOf, props } = useStaffForm({
    check: (typed) => ({
      ...Object.fromEntries(
        weekdays.map((day) => [`weekly.${day}`, readHours(typed(`weekly.${day}`)) === null && likeHours])
      ),
      holidays: readHolidays(typed('holidays')) === null && likeDays
    }),
    send: async (typed) => {
      const hoursOf = (day: (typeof weekdays)[number]) => readHours(typed(`weekly.${day}`)) ?? []
      await saveSupportHours({
        time_zone: typed('time_zone'),
        weekly: {
          monday: hoursOf('monday'),
          tuesday: hoursOf('tuesday'),
          wednesday: hoursOf('wednesday'),
          thursday: hoursOf('thursday'),
          friday: hoursOf('friday'),
          saturday: hoursOf('saturday'),
          sunday: hoursOf('sunday')
        },
        holidays: readHolidays(typed('holidays')) ?? []
      })
      return 'The hours are kept.'
    }
  })

  return (
    <form {...props} className="grid gap-5">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {weekdays.map((day) => (
          <TextField
            key={day}
            label={day.charAt(0).toUpperCase() + day.slice(1)}
            name={`weekly.${day}`}
            placeholder="Closed"
            autoComplete="off"
            defaultValue={hoursInWords(hours.weekly[day])}
            error={errorOf(`weekly.${day}`)}
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
        error={errorOf('holidays')}
      />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <Button type="submit" look="quiet" disabled={sending} className="justify-self-start">
        {sending ? 'One moment…' : 'Keep these hours'}
      </Button>
    </form>
  )
}
