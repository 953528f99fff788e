import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { PaperList } from '../../../components/ui/paper/paper-list.tsx'
import type { Payment } from '../../../features/checkout/api/get-payment.ts'
import { getGeneration } from '../../../features/documents/api/get-generation.ts'
import type { DraftSummary } from '../../../features/questionnaire/api/get-drafts.ts'
import { usePapers } from '../../../features/services/api/get-papers.ts'
import { useService } from '../../../features/services/api/get-service.ts'
import { paths } from '../../paths.ts'

type AfterPaymentProps = { payment: Payment; draft: DraftSummary | null }

/** The papers that were ordered, or made already, and the way they take from here. */
export function AfterPayment({ payment, draft }: AfterPaymentProps) {
  const { service_id: serviceId, state } = payment.metadata
  const promised = usePapers(useService(String(serviceId)).data, state ?? '')
  const made = useMadePapers(draft)
  const answered = draft?.completed === true && !draft.waiting
  return (
    <div className="mt-8 grid gap-8" data-print="no">
      <div className="grid gap-8 sm:grid-cols-2">
        <section aria-labelledby="received">
          <h2 id="received" className="text-2xl">
            {made ? 'What you received' : 'What you will receive'}
          </h2>
          <PaperList papers={made ?? promised} state={state ?? ''} label="The papers of your set" className="mt-3" />
          <ul className="text-[15px] text-soft">
            {['A filing kit with each step', 'A receipt by e-mail', '30-day money-back guarantee'].map((line) => (
              <li key={line} className="border-t border-rule py-2">
                {line}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="next-steps">
          <h2 id="next-steps" className="text-2xl">
            Next steps
          </h2>
          <ol className="mt-3 text-[15px] text-soft">
            {(draft?.waiting
              ? [
                  'Change an answer, or wait for the day',
                  'Confirm that your answers are still true',
                  'Your documents are made and mailed'
                ]
              : answered
                ? ['Your documents are made and mailed', 'Read every page', 'Sign and file as the kit says']
                : [
                    'Answer the questions, at your own pace',
                    'Your documents are made and mailed',
                    'Sign and file as the kit says'
                  ]
            ).map((line, index) => (
              <li key={line} className="border-t border-rule py-2">
                <span className="mr-2 font-serif font-[560] text-ink">{index + 1}</span>
                {line}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink look="quiet" to={paths.help}>
          Get Filing Help
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.services()}>
          Browse More Services
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.home}>
          Back to Home
        </ButtonLink>
      </div>
    </div>
  )
}

/** The papers of the final set, once there is one. */
function useMadePapers(draft: DraftSummary | null) {
  const final = draft?.generation?.kind === 'final' && draft.generation.status === 'ready' ? draft.generation : null
  const set = useQuery({
    queryKey: ['generation-papers', final?.generation_id],
    queryFn: ({ signal }) => getGeneration(final?.generation_id ?? '', signal),
    enabled: final !== null
  })
  return set.data?.documents.map(({ id, title }) => ({ id, title, certain: true }))
}
