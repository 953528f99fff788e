import type { InternalClient } from '@formwright/kit/identity/internal'
import { orderReceiptCall, type Receipt } from '@formwright/proto-events/calls/checkout'
import { promisedPapersCall, stateFeeCall } from '@formwright/proto-events/calls/documents/promises'
import type { MailWriter } from '../mail.ts'
import { longDate, money } from '../writing/in-words.ts'
import { orGone } from '../writing/or-gone.ts'
import { mailTemplate } from '../writing/render.ts'

interface ReceiptValues {
  title: string
  listPrice: string
  discount: { label: string; amount: string } | null
  addOns: { title: string; price: string }[]
  /** The papers of the set; `note` where answers still decide. */
  papers: { title: string; note: string }[]
  total: string
  state: string | null
  paidOn: string
  order: string
  email: string
  /** What the state asks for the filing, which is not in the total. */
  stateFee: string | null
  link: string
  /** The link binds the order to the browser that opens it. */
  claims: boolean
  policy: string
}

const render = mailTemplate<ReceiptValues>('receipt')

export interface ReceiptOptions {
  origin: string
  checkout: InternalClient<'checkout'>
  documents: InternalClient<'documents'>
}

/** What was bought, line by line, and the question whether the documents may go to this address. */
export const receipt =
  ({ origin, checkout, documents }: ReceiptOptions): MailWriter<'receipt'> =>
  async ({ order_id, email }) => {
    const order = await orGone(checkout.ask(orderReceiptCall, { params: { id: order_id } }))
    if (order === undefined) return undefined
    const inMoney = (cents: number) => money(cents, order.currency)
    const { discount_cents: discount, promo_code: code } = order
    const session = order.claim_session ?? order.payer_session
    const values = {
      origin,
      title: order.service_title,
      listPrice: inMoney(order.list_cents),
      discount:
        discount === 0 ? null : { label: code ? `Discount (${code})` : 'Discount', amount: `−${inMoney(discount)}` },
      addOns: order.add_ons.map(({ title, price_cents }) => ({ title, price: inMoney(price_cents) })),
      papers: await papersOf(documents, order),
      total: inMoney(order.amount_cents),
      state: order.state,
      paidOn: longDate(order.paid_at),
      order: order_id,
      email,
      stateFee: await stateFeeOf(documents, order),
      link: session
        ? `${origin}/payment-result?session_id=${encodeURIComponent(session)}`
        : `${origin}/questionnaire/${order.service_id}`,
      claims: order.claim_session !== null,
      policy: `${origin}/refund-policy`
    }
    return { subject: `Your order: ${order.service_title}`, ...render(values) }
  }

/** Told where it is known; a receipt does not wait for it. */
async function stateFeeOf(
  documents: InternalClient<'documents'>,
  { service_id, state }: Receipt
): Promise<string | null> {
  if (state === null) return null
  const fee = await documents.ask(stateFeeCall, { params: { id: service_id, state } }).catch(() => undefined)
  if (fee === undefined || fee.fee_usd === null) return null
  return `${fee.state_name} itself asks ${money(fee.fee_usd * 100, 'usd')} for the filing. You pay that to the state, not to us.`
}

/** The list that the checkout page told. It is left out while documents is away: a receipt does not wait for it. */
async function papersOf(documents: InternalClient<'documents'>, { service_id, state }: Receipt) {
  const asked = { params: { id: service_id }, query: state === null ? {} : { state } }
  const papers = await documents.ask(promisedPapersCall, asked).catch(() => [])
  return papers.map(({ title, certain }) => ({ title, note: certain ? '' : 'depends on your answers' }))
}
