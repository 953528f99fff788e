import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import type { InvestmentForms } from '../api/get-forms.ts'
import type { InvestmentType } from '../model/offers.ts'
import { offers } from '../model/offers.ts'

type OfferListProps = {
  forms: readonly UseQueryResult<InvestmentForms>[]
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
            <Figure name="Estimated time" of={forms[index]} value={(answer) => answer.estimated_time} />
            <Figure name="Typical legal fees" of={forms[index]} value={(answer) => answer.legal_fees_saved} />
          </dl>
          <Button look="quiet" aria-label={`View Forms, ${offer.title}`} onClick={() => onView(offer.type)}>
            View Forms
          </Button>
        </li>
      ))}
    </ul>
  )
}

type FigureProps = {
  name: string
  of: UseQueryResult<InvestmentForms> | undefined
  value: (forms: InvestmentForms) => ReactNode
}

function Figure({ name, of, value }: FigureProps) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold">
        {of?.data ? value(of.data) : of?.isPending ? <Skeleton className="h-6 w-28" /> : 'not to be had right now'}
      </dd>
    </>
  )
}
