import clsx from 'clsx'
import { attorneyNotice } from '../../../lib/generated/attorney-notice.ts'

/** The sentence that a statute wants conspicuous wherever the products are shown or sold: in ink, and set apart by a rule. */
export function AttorneyNotice({ className }: { className?: string }) {
  return (
    <p
      className={clsx(
        'border-l-[3px] border-ink pl-3.5 font-serif text-[17px] leading-snug font-[560] text-balance',
        className
      )}
    >
      {attorneyNotice}
    </p>
  )
}
