import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '../../../components/ui/button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import type { InvestmentForms } from '../api/get-forms.ts'
import type { InvestmentType } from '../model/investment-sets.ts'
import { offers } from '../model/offers.ts'

type OfferListProps = {
  /** In the order of the offers. */
  forms: UseQueryResult<InvestmentForms[]>
  onView: (type: InvestmentType) => void
}

export function OfferList({ forms, onView }: OfferListProps) {
  return (
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {offers.map((offer, index) => (
        <li key={offer.type} className="flex flex-col items-start gap-3 border-t border-rule pt-5">
          <h3 className="text-[24px]">{offer.title}</h3>
          <p className="text-soft">{offer.text}</p>
          <dl className="mt-auto grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-[15px]">
            <Figure name="Estimated time" of={forms.data?.[index]?.estimated_time} isPending={forms.isPending} />
            <Figure name="Typical legal fees" of={forms.data?.[index]?.legal_fees_saved} isPending={forms.isPending} />
          </dl>
          <Button look="quiet" aria-label={`View Forms, ${offer.title}`} onClick={() => onView(offer.type)}>
            View Forms
          </Button>
        </li>
      ))}
    </ul>
  )
}

type FigureProps = { name: string; of: string | undefined; isPending: boolean }

function Figure({ name, of, isPending }: FigureProps) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold">
        {of ?? (isPending ? <Skeleton className="h-6 w-28" /> : 'not available right now')}
      </dd>
    </>
  )
}
