import { Nullable, Timestamp } from '@formwright/kit/http/schemas'
import { type Static, Type } from 'typebox'

const Time = Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$', examples: ['09:00'] })
const Day = Type.Array(Type.Object({ opens: Time, closes: Time }), {
  maxItems: 4,
  description: 'Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed'
})

/** When people sit at the desk, as its clock says. */
export const SupportHours = Type.Object(
  {
    time_zone: Type.String({ maxLength: 64, description: 'A name of the IANA time zone database' }),
    weekly: Type.Object({
      monday: Day,
      tuesday: Day,
      wednesday: Day,
      thursday: Day,
      friday: Day,
      saturday: Day,
      sunday: Day
    }),
    holidays: Type.Array(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }), {
      maxItems: 100,
      description: 'Days on which nobody is there'
    })
  },
  { examples: [hoursExample()] }
)
export type SupportHours = Static<typeof SupportHours>

export const SupportHoursAnswer = Type.Object(
  {
    ...SupportHours.properties,
    open_now: Type.Boolean(),
    updated_at: Nullable(Timestamp)
  },
  { examples: [{ ...hoursExample(), open_now: true, updated_at: '2026-11-20T10:15:00.000Z' }] }
)

function hoursExample() {
  const open = [{ opens: '09:00', closes: '18:00' }]
  const weekly = {
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: [],
    sunday: []
  }
  return { time_zone: 'America/New_York', weekly, holidays: ['2026-12-25'] }
}
