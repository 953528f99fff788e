import type { ReactNode } from 'react'
import type { Attorney } from '../api/find-attorneys.ts'

const linkClass = 'inline-flex min-h-11 items-center text-act underline underline-offset-4'

/** How to reach the office. What belongs to a sample is print only: nobody should dial a made-up number. */
export function AttorneyContact({ attorney }: { attorney: Attorney }) {
  const { phone, email, website, address, source } = attorney
  const link = (href: string, text: string): ReactNode =>
    source === 'sample' ? (
      <span className="inline-flex min-h-11 items-center">{text}</span>
    ) : (
      <a
        href={href}
        className={linkClass}
        {...(href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {})}
      >
        {text}
      </a>
    )
  return (
    <address className="mt-3 flex flex-wrap items-center gap-x-5 border-t border-dashed border-rule pt-1 text-[14.5px] not-italic">
      {link(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, phone)}
      {link(`mailto:${email}`, email)}
      {website && /^https?:\/\//.test(website) ? link(website, website.replace(/^https?:\/\//, '')) : null}
      <span className="text-soft">{address}</span>
    </address>
  )
}
