import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { LoadFailure } from '../../../components/ui/notice/load-failure.tsx'
import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import type { InvestmentForms } from '../api/get-forms.ts'
import { useForms } from '../api/get-forms.ts'
import type { InvestmentType } from '../model/investment-sets.ts'
import { offers } from '../model/offers.ts'
import { StartButton } from './start-button.tsx'

type FormsDialogProps = { type: InvestmentType | null; onClose: () => void; onService: (serviceId: number) => void }

export function FormsDialog({ type, onClose, onService }: FormsDialogProps) {
  const forms = useForms(type)
  const offer = offers.find((one) => one.type === type)
  return (
    <Dialog title={offer?.title ?? 'Forms'} open={type !== null} onClose={onClose}>
      {forms.data ? <FormsTable forms={forms.data} /> : null}
      {forms.isPending ? (
        <>
          <LoadingText>Loading forms…</LoadingText>
          <Skeleton className="h-72" />
        </>
      ) : null}
      {forms.isError ? (
        <LoadFailure again={() => forms.refetch()} busy={forms.isFetching}>
          Error loading forms. Please try again.
        </LoadFailure>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        {type ? <StartButton key={type} type={type} onService={onService} /> : null}
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

function FormsTable({ forms }: { forms: InvestmentForms }) {
  return (
    <>
      <p className="text-soft">{forms.description}</p>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-y border-rule py-4">
        <Figure name="Total forms" value={String(forms.total_forms)} />
        <Figure name="Est. time" value={forms.estimated_time} />
        <Figure name="Legal fees saved" value={forms.legal_fees_saved} />
      </dl>
      <ul>
        {forms.forms.map((form) => (
          <li key={form.name} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2.5">
            <span className="mr-auto max-sm:w-full">{form.name}</span>
            <Badge tone={tones[form.complexity]}>{form.complexity}</Badge>
            <span className="text-[14px] sm:w-18 sm:text-right text-soft">
              {form.pages === 1 ? '1 page' : `${form.pages} pages`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const tones = { Simple: 'good', Moderate: 'note', Complex: 'plain' } as const

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-[13.5px] text-soft">{name}</dt>
      <dd className="font-serif text-[20px] font-[560]">{value}</dd>
    </div>
  )
}
