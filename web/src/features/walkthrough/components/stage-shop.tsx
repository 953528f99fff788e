import clsx from 'clsx'
import { Check } from 'lucide'
import { Icon } from '../../../components/ui/icon.tsx'
import { dollars, dollarsAndCents } from '../../../lib/money.ts'
import type { ShownService } from '../model/shown-service.ts'
import { bought, offered } from '../model/shown-service.ts'
import { StageCard } from './stage-card.tsx'

export function ServiceSelection({ services }: { services: readonly ShownService[] }) {
  const shelf = offered.flatMap((slug) => services.find((service) => service.slug === slug) ?? [])
  return (
    <StageCard title="Services">
      <ul className="grid gap-2 text-[15px]">
        {shelf.map((service) => (
          <li
            key={service.slug}
            className={clsx(
              'flex items-baseline gap-3 rounded-control border px-4 py-2.5',
              service.slug === bought ? 'border-act bg-act-wash' : 'border-rule'
            )}
          >
            <span className="mr-auto">{service.title}</span>
            <span className="text-[13px] whitespace-nowrap text-soft max-[23rem]:hidden">{service.duration}</span>
            <span className="font-serif text-[19px] font-[560]">{dollars(service.price)}</span>
          </li>
        ))}
      </ul>
    </StageCard>
  )
}

export function Payment({ set }: { set: ShownService }) {
  return (
    <StageCard title="Secure Payment">
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-[15px]">
        <dt className="text-soft">{set.title}</dt>
        <dd className="text-right">{dollarsAndCents(set.price)}</dd>
        <dt className="border-t border-rule pt-3 font-semibold">Total</dt>
        <dd className="border-t border-rule pt-2 text-right font-serif text-[24px] font-[560]">
          {dollarsAndCents(set.price)}
        </dd>
      </dl>
      <p className="mt-4 rounded-control bg-act-wash px-4 py-3 text-[14px] text-act">
        30-day money-back guarantee. The court’s own filing fee is paid to the court.
      </p>
    </StageCard>
  )
}

export function Generation({ set }: { set: ShownService }) {
  const documents = set.features.slice(0, 5)
  const drawing = 2
  return (
    <StageCard title={`Drawing document ${drawing + 1} of ${set.features.length}`}>
      <ul className="text-[14.5px]">
        {documents.map((document, index) => (
          <li key={document} className="flex items-center gap-2.5 border-t border-rule py-2">
            <span className="grid w-4 shrink-0 place-items-center">
              {index < drawing ? <Icon of={Check} size={15} aria-label="ready" className="text-act" /> : null}
              {index === drawing ? <span className="size-2 animate-pulse rounded-full bg-note" /> : null}
            </span>
            <span className={index > drawing ? 'text-soft' : undefined}>{document}</span>
          </li>
        ))}
      </ul>
    </StageCard>
  )
}
