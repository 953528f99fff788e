import { type Html, html } from '../local/html.ts'
import type { CardFields, FieldErrors } from './card-fields.ts'
import type { LineItem, Session } from './objects.ts'

/** The form and the order beside it. */
export function cardPage(view: { session: Session; lines: LineItem[]; fields: CardFields; errors: FieldErrors }): Html {
  const { session, lines, fields, errors } = view
  const total = money(session.amount_total, session.currency)
  const free = session.amount_total === 0
  const cancel = session.cancel_url ? html`<a class="back" href="${session.cancel_url}">← Cancel and go back</a>` : null
  const items = lines.map(
    (line) =>
      html`<li><span>${line.description}${line.quantity > 1 ? ` × ${line.quantity}` : ''}</span><span>${money(line.amount_total, session.currency)}</span></li>`
  )
  const card = free
    ? null
    : html`${field({ id: 'number', name: 'card_number', label: 'Card number', value: '', error: errors.number, extra: 'inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"' })}<div class="two">${field({ id: 'expiry', name: 'expiry', label: 'Expiry', value: fields.expiry, error: errors.expiry, extra: 'inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"' })}${field({ id: 'cvc', name: 'cvc', label: 'CVC', value: '', error: errors.cvc, extra: 'inputmode="numeric" autocomplete="cc-csc" placeholder="123"' })}</div>${field({ id: 'name', name: 'name', label: 'Name on card', value: fields.name, error: errors.name, extra: 'autocomplete="cc-name"' })}`
  return html`<main id="main" class="wrap pay"><section class="order" aria-labelledby="order"><h1 id="order"><span class="small">Pay Formwright</span>${total}</h1><ul>${items}</ul><p class="sum"><span>Total due</span><span>${total}</span></p>${cancel}</section><form class="card" method="post" action="/c/pay/${session.id}" novalidate aria-labelledby="form"><h2 id="form">${free ? 'Your details' : 'Pay by card'}</h2>${summary(errors)}${field({ id: 'email', name: 'email', label: 'E-mail', value: fields.email, error: errors.email, extra: 'type="email" autocomplete="email"' })}${card}<button class="btn wide" type="submit">${free ? 'Complete order' : `Pay ${total}`}</button>${free ? null : hint}</form></main>`
}

/** The question a bank would ask before it lets the money go. */
export function confirmPage(session: Session, last4: string): Html {
  const total = money(session.amount_total, session.currency)
  return html`<main id="main" class="wrap ask"><form class="card" method="post" action="/c/pay/${session.id}/confirm" aria-labelledby="ask"><h1 id="ask">Is this payment yours?</h1><p>Your bank asks you to confirm <b>${total}</b> to Formwright with the card ending in ${last4}.</p><div class="two"><button class="btn" name="outcome" value="complete">Complete</button><button class="btn quiet" name="outcome" value="fail">Fail</button></div></form></main>`
}

/** A session that takes no more money. */
export function closedPage(session: Session, success: string): Html {
  if (session.status === 'complete') {
    return html`<main id="main" class="wrap ask"><h1>This order is paid</h1><p><a class="btn" href="${success}">Go to your order</a></p></main>`
  }
  const back = session.cancel_url ? html`<p><a class="btn" href="${session.cancel_url}">Start again</a></p>` : null
  return html`<main id="main" class="wrap ask"><h1>This payment page has expired</h1><p>Nothing was charged.</p>${back}</main>`
}

/** What somebody sees who comes without a session. */
export function emptyPage(): Html {
  return html`<main id="main" class="wrap ask"><h1>Nothing to pay here</h1><p>A payment begins on the site, at the button “Pay”. This address has no open order.</p></main>`
}

const hint = html`<div class="hint"><p>Test cards, any future date and CVC:</p><dl><dt>4242 4242 4242 4242</dt><dd>pays</dd><dt>4000 0000 0000 0002</dt><dd>is declined</dd><dt>4000 0027 6000 3184</dt><dd>asks for confirmation</dd></dl></div>`

function summary(errors: FieldErrors): Html | null {
  const list = Object.entries(errors)
  if (list.length === 0) return null
  return html`<div class="alert" role="alert"><ul>${list.map(([id, message]) => html`<li><a href="#${id}">${message}</a></li>`)}</ul></div>`
}

function field(view: {
  id: string
  name: string
  label: string
  value: string
  error: string | undefined
  extra: string
}): Html {
  const { id, name, label, value, error, extra } = view
  const attributes: Html = { markup: `${extra}${error ? ` aria-invalid="true" aria-describedby="${id}-error"` : ''}` }
  const note = error ? html`<p class="error" id="${id}-error">${error}</p>` : null
  return html`<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${name}" value="${value}" required ${attributes}>${note}</div>`
}

function money(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() })
}
