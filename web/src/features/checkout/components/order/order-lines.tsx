import { Fragment } from 'react'
import { billed } from '../../../../lib/money.ts'
import type { Line } from '../../model/quote.ts'

/** Terms and amounts of a definition list with two columns. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ title, cents }) => (
    <Fragment key={title}>
      <dt className={cents < 0 ? 'pr-4 text-act' : 'pr-4 text-soft'}>{title}</dt>
      <dd className={cents < 0 ? 'text-right text-act' : 'text-right'}>{billed(cents)}</dd>
    </Fragment>
  ))
}
