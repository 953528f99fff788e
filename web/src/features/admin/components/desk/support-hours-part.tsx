import { Badge } from '../../../../components/ui/badge.tsx'
import { LoadFailure } from '../../../../components/ui/notice/load-failure.tsx'
import { Skeleton } from '../../../../components/ui/skeleton.tsx'
import { detailOf } from '../../../../lib/api/api-error.ts'
import type { SupportHoursAnswer } from '../../api/support-hours.ts'
import { useSupportHours } from '../../api/support-hours.ts'
import { hoursInWords, weekdays } from '../../model/hours-text.ts'
import { SupportHoursForm } from './support-hours-form.tsx'

export function SupportHoursPart({ editable }: { editable: boolean }) {
  const hours = useSupportHours()
  return (
    <section aria-labelledby="hours" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <h2 id="hours" className="text-2xl">
          Hours
        </h2>
        {hours.data ? (
          <Badge tone={hours.data.open_now ? 'good' : 'plain'}>{hours.data.open_now ? 'Open now' : 'Closed now'}</Badge>
        ) : null}
      </div>
      {hours.isPending ? <Skeleton className="h-40" /> : null}
      {hours.isError && !hours.data ? (
        <LoadFailure again={() => hours.refetch()}>
          {detailOf(hours.error, 'The hours could not be loaded.')}
        </LoadFailure>
      ) : null}
      {hours.data ? <Hours hours={hours.data} editable={editable} /> : null}
    </section>
  )
}

function Hours({ hours, editable }: { hours: SupportHoursAnswer; editable: boolean }) {
  if (editable) return <SupportHoursForm key={hours.updated_at ?? ''} hours={hours} />
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 justify-self-start text-[14.5px]">
        {weekdays.map((day) => (
          <div key={day} className="contents">
            <dt className="text-soft capitalize">{day}</dt>
            <dd>{hoursInWords(hours.weekly[day]) || 'Closed'}</dd>
          </div>
        ))}
      </dl>
      <p className="text-[13.5px] text-soft">
        {[hours.time_zone, ...(hours.holidays.length > 0 ? [`closed on ${hours.holidays.join(', ')}`] : [])].join(', ')}
      </p>
    </>
  )
}
