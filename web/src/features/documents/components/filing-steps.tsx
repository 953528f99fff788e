import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import { useFiling } from '../api/get-filing.ts'

const review = {
  title: 'Review documents',
  text: 'Read every page. Names, dates and amounts must be exactly right; you can still change an answer.',
  points: []
}

/** What happens after the download: the steps of this service in this state, as the packet and the mail tell them. */
export function FilingSteps({ generationId }: { generationId: string }) {
  const filing = useFiling(generationId)
  return (
    <section aria-labelledby="filing-steps">
      <h2 id="filing-steps" className="mb-3 text-2xl">
        What to do with them
      </h2>
      <ol className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        {[review, ...(filing.data ?? [])].map((step, index) => (
          <li key={step.title} className="border-t-2 border-act pt-3">
            <p className="text-[13.5px] text-soft">{`Step ${index + 1}`}</p>
            <h3 className="mt-0.5 text-lg">{step.title}</h3>
            <p className="mt-1.5 text-[14.5px] text-soft">{step.text}</p>
            {step.points.length > 0 ? (
              <ul className="mt-1.5 list-disc pl-5 text-[14.5px] text-soft">
                {step.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
        {filing.isPending ? (
          <li>
            <LoadingText>Reading the steps of your state…</LoadingText>
            <Skeleton className="h-24" />
          </li>
        ) : null}
      </ol>
      {filing.isError ? (
        <p role="alert" className="mt-4 text-[14.5px] text-soft">
          The steps of your state did not load. They are in the filing kit, at the end of your packet.
        </p>
      ) : null}
    </section>
  )
}
