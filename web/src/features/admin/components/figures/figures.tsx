import { Button } from '../../../../components/ui/button.tsx'
import { LoadFailure } from '../../../../components/ui/notice/load-failure.tsx'
import { Skeleton } from '../../../../components/ui/skeleton.tsx'
import { dollars } from '../../../../lib/money.ts'
import { useSearchParams } from '../../../../lib/router/search-params.ts'
import { useSeries } from '../../api/get-stats.ts'
import { lastDays } from '../../model/days.ts'
import { funnelOf, sumOf } from '../../model/funnel.ts'
import { BarChart } from './bar-chart.tsx'
import { FigureTable } from './figure-table.tsx'
import { Funnel } from './funnel.tsx'

const ranges = [7, 30, 90]
const usual = 30

/** Revenue, the way from a questionnaire to documents, and documents a day. `?days=` stands in the address. */
export function Figures() {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('days'))
  const count = ranges.includes(asked) ? asked : usual
  const series = useSeries(lastDays(count, new Date()))
  const days = series.data ?? []
  const choose = (value: number) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('days', String(value))
        return next
      },
      { replace: true }
    )
  const revenue = sumOf(days, 'revenue')
  const sets = sumOf(days, 'documents')
  return (
    <section aria-labelledby="figures">
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="figures" className="mr-auto text-2xl">
          {`The last ${count} days`}
        </h2>
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Days shown</legend>
          {ranges.map((range) => (
            <Button
              key={range}
              look="quiet"
              className="px-4! aria-pressed:bg-ink aria-pressed:text-paper"
              aria-pressed={range === count}
              onClick={() => choose(range)}
            >
              {`${range} days`}
            </Button>
          ))}
        </fieldset>
      </div>
      {series.isError ? (
        <LoadFailure again={() => series.refetch()}>The figures could not be loaded.</LoadFailure>
      ) : null}
      {series.isPending ? <Skeleton className="h-64" /> : null}
      {series.data ? (
        <>
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-3">
            <figure className="min-w-0 lg:col-span-2">
              <figcaption className="mb-2 text-[14.5px] font-semibold">Revenue by day</figcaption>
              <BarChart
                days={days.map(({ day, revenue: value }) => ({ day, value }))}
                words={dollars}
                label={`Revenue by day, ${revenue === null ? 'unknown' : dollars(revenue)} together`}
              />
            </figure>
            <figure>
              <figcaption className="mb-3 text-[14.5px] font-semibold">From questionnaire to documents</figcaption>
              <Funnel steps={funnelOf(days)} />
            </figure>
            <figure className="min-w-0 lg:col-span-3">
              <figcaption className="mb-2 text-[14.5px] font-semibold">Document sets made a day</figcaption>
              <BarChart
                height={160}
                days={days.map(({ day, documents: value }) => ({ day, value }))}
                words={(value) => value.toLocaleString('en-US')}
                label={`Document sets made a day, ${sets ?? 'unknown'} together`}
              />
            </figure>
          </div>
          <FigureTable days={days} />
        </>
      ) : null}
    </section>
  )
}
