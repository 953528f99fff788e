import { ATTORNEY_NOTICE } from '@formwright/kit/http/attorney-notice'
import { documentTitle } from './document-title.ts'
import type { FilingStep } from './filing-steps.ts'
import { escapeHtml } from './helpers/frame.ts'
import type { Scope } from './scope.ts'
import { longDate } from './text/print-answer.ts'

const nextSteps = 4

/** The packet's first sheet. The not-a-law-firm notice stands here and never inside an instrument. */
export function coverSheet(scope: Scope, steps: readonly FilingStep[]): string {
  const { service, state, kind, issuedOn, documents } = scope
  const place = placeOf(service, state)
  const contents = documents.map((document) => `<li>${escapeHtml(documentTitle(scope, document))}</li>`).join('')
  const next = steps.slice(0, nextSteps).map(({ title }) => `<li>${title}</li>`)
  return `<section class="cover page-cover">
<p class="brand">Formwright</p>
<h1>${escapeHtml(service.meta.title)}</h1>
<p class="place">${escapeHtml(place)}<br>Prepared ${longDate(issuedOn.toISOString().slice(0, 10))}</p>
<p class="attorney-notice">${ATTORNEY_NOTICE}</p>
${kind === 'preview' ? '<p class="preview-note">This is a preview. Every page is marked DRAFT and none may be signed or filed.</p>' : ''}
<h2>In this packet</h2>
<ol class="contents">${contents}<li>Filing kit: what to do with these papers</li></ol>
<h2>What to do next</h2>
<ol class="next">${next.join('')}</ol>
<p>The filing kit at the end of this packet explains each step.</p>
<div class="notice"><h2>Please note</h2>
<p>Formwright is not a law firm and gives no legal advice. ${originOf(kind)} Read every page before you sign. Rules, fees and forms change: what is said here about ${escapeHtml(lawOf(service, state))} is as of ${monthOf(scope)} and should be confirmed with the court or office named. If anything about your situation is disputed or unusual, ask a lawyer first.</p></div>
</section>`
}

/** A blank form holds nobody's answers. */
function originOf(kind: Scope['kind']): string {
  if (kind === 'blank-form') return 'This is a blank form, to be filled in by hand.'
  return 'These papers were prepared from your own answers, at your direction.'
}

/** The packet's last part: every step, with the facts of the state filled in. */
export function filingKit({ service, state }: Scope, steps: readonly FilingStep[]): string {
  const place = state === undefined || service.meta.federal ? '' : ` in ${sentenceName(service, state)}`
  const items = steps.map(
    ({ title, text, points }, index) => `<section class="step">
<h2><span class="number">${index + 1}</span> ${title}</h2>
<p>${text}</p>
${points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`}
</section>`
  )
  return `<section class="document guide filing-kit page-filing-kit">
<h1>Filing Kit</h1>
<p class="lead">What to do with your ${escapeHtml(service.meta.title)} papers${escapeHtml(place)}, step by step.</p>
${items.join('\n')}
</section>`
}

/** What is filed with a federal office is the same in every state. */
function placeOf({ meta, facts }: Scope['service'], state: string | undefined): string {
  if (meta.federal) return 'Federal filing'
  return state === undefined ? 'General form' : facts.name(state)
}

function lawOf(service: Scope['service'], state: string | undefined): string {
  if (service.meta.federal) return 'federal rules'
  return state === undefined ? 'your state' : sentenceName(service, state)
}

const sentenceName = ({ facts }: Scope['service'], state: string): string =>
  `${facts.get(state, 'terms.state_article')} ${facts.name(state)}`.trim()

const monthOf = ({ service }: Scope): string => longDate(`${service.facts.asOf}-01`).replace(' 1,', '')
