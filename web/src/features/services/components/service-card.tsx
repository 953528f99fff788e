import { ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { PaperList } from '../../../components/ui/paper/paper-list.tsx'
import { addOns } from '../../../content/add-ons.ts'
import { dollars } from '../../../lib/money.ts'
import type { Service } from '../api/get-services.ts'

const shownPapers = 3

type ServiceCardProps = { service: Service; checkoutPath: string }

export function ServiceCard({ service, checkoutPath }: ServiceCardProps) {
  return (
    <article className="flex flex-col gap-3 rounded-card border border-rule bg-sheet p-6">
      <p className="flex justify-between gap-2 text-[12.5px] text-soft">
        <span>{service.category}</span>
        {service.popular ? <span className="font-semibold text-note">Popular</span> : null}
      </p>
      <h2 className="text-[22px]">{service.title}</h2>
      <p className="text-[15px] text-soft">{service.description}</p>
      <PaperList papers={service.documents} label="What you receive" most={shownPapers} />
      <p className="mt-auto flex flex-wrap gap-2 text-[12.5px] text-soft">
        {[addOns.documentReview, addOns.filingSupport].map(({ badge, price }) => (
          <span key={badge} className="rounded-full border border-rule px-2.5 py-0.5">
            {`${badge} ${dollars(price)}`}
          </span>
        ))}
      </p>
      {service.off_sale ? (
        <Notice tone="note" role="note">
          {service.off_sale_sentence}
        </Notice>
      ) : (
        <Offer service={service} checkoutPath={checkoutPath} />
      )}
    </article>
  )
}

function Offer({ service, checkoutPath }: ServiceCardProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
      <p className="font-serif text-[26px] leading-none font-[560]">
        {dollars(service.price)}{' '}
        <span className="ml-0.5 font-sans text-[13px] font-normal text-soft">{service.duration}</span>
      </p>
      <ButtonLink
        to={checkoutPath}
        className="px-4!"
        aria-label={`Start Now - ${dollars(service.price)}, ${service.title}`}
      >
        {`Start Now - ${dollars(service.price)}`}
      </ButtonLink>
    </div>
  )
}
