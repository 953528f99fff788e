import type { DocumentContent, ServiceContent } from '../../src/content/library.ts'
import type { Condition } from '../../src/content/schemas/condition.ts'
import type { Field, Question, TextSource } from '../../src/content/schemas/questionnaire.ts'
import { escapeHtml } from '../../src/domain/render/helpers/frame.ts'
import { templateHtml } from './template-html.ts'
import type { Used } from './used.ts'
import { inWords, labelOf } from './words.ts'

/** One chapter of the book. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly html: string
}

/** Every question in the order in which it is asked, with what decides whether it is. */
export function interviewChapter(service: ServiceContent): Chapter {
  const { sections, questions } = service.questionnaire
  const html = sections.map(({ id, title, intro }) => {
    const asked = questions.filter(({ section }) => section === id)
    return `<h3>${text(title)}</h3>${intro === undefined ? '' : variants(service, intro)}${asked.map((question) => questionHtml(service, question, questions.indexOf(question) + 1)).join('')}`
  })
  return { id: 'interview', title: 'What is asked', html: html.join('') }
}

function questionHtml(service: ServiceContent, question: Question, number: number): string {
  const { repeat } = question
  const fields = (repeat?.fields ?? []).map((field) => `<div class="field">${fieldHtml(service, field)}</div>`).join('')
  const list =
    repeat === undefined
      ? ''
      : `<p class="note">A list of ${repeat.min} to ${repeat.max}; each ${text(repeat.item)}:</p>${fields}`
  return `<div class="question"><span class="number">${number}</span><div>${fieldHtml(service, question)}${list}</div></div>`
}

function fieldHtml(service: ServiceContent, field: Field): string {
  const { id, question, type, format, options, prints = {}, refuse = {}, required, show_if, help } = field
  const kind = [
    format ?? type,
    required === false ? 'may be left out' : '',
    field.unknown_allowed ? '“I don’t know” is taken' : ''
  ]
  const chosen = (options ?? []).map((option) => {
    const printed =
      prints[option] === undefined ? '' : ` <span class="note">prints</span> ${templateHtml(service, prints[option])}`
    const refused = refuse[option] === undefined ? '' : ` <span class="refused">refused: ${text(refuse[option])}</span>`
    return `<li>${text(option)}${printed}${refused}</li>`
  })
  return `<p class="asked">${templateHtml(service, question)} <span class="note">${text(id)} · ${text(kind.filter(Boolean).join(' · '))}</span></p>
${show_if === undefined ? '' : condition(service, 'asked when', show_if)}
${help === undefined ? '' : `<div class="help">${variants(service, help)}</div>`}
${chosen.length === 0 ? '' : `<ul class="options">${chosen.join('')}</ul>`}`
}

/** What is never put on paper, what is checked, and what is only pointed at. */
export function rulesChapter(service: ServiceContent): Chapter {
  const { refuse_when = [], checks = [], second_look = [], conditions = {} } = service.questionnaire
  const rows = (all: readonly string[]) => (all.length === 0 ? '<p class="note">None.</p>' : all.join(''))
  const html = `<h3>Refused</h3>
<p class="note">While one of these holds no set is made, before and after paying.</p>
${rows(refuse_when.map(({ id, when, ask, message }) => `<div class="rule"><p><b>${text(id)}</b> <span class="note">told at ${text(labelOf(ask))}</span></p>${condition(service, 'refused when', when)}<p>${templateHtml(service, message)}</p></div>`))}
<h3>Checked at the end</h3>
${rows(checks.map(({ list, show_if, message }) => `<div class="rule"><p><b>${text(labelOf(list))}</b></p>${show_if === undefined ? '' : condition(service, 'when', show_if)}<p>${templateHtml(service, message)}</p></div>`))}
<h3>Pointed at, never refused</h3>
${rows(second_look.map(({ show_if, message }) => `<div class="rule">${show_if === undefined ? '' : condition(service, 'when', show_if)}<p>${templateHtml(service, message)}</p></div>`))}
<h3>Named conditions</h3>
${rows(Object.entries(conditions).map(([name, named]) => `<div class="rule"><p><b>${text(labelOf(name))}</b></p>${condition(service, 'holds when', named)}</div>`))}`
  return { id: 'rules', title: 'What is refused and checked', html }
}

/** One document, every branch of it. */
export function documentChapter(service: ServiceContent, document: DocumentContent): Chapter {
  const { id, title, kind, sworn, show_if, title_fact, source } = document
  const kinds = { instrument: 'signed', court: 'filed with a court', guide: 'a guide, not signed' }
  const facts = [
    kinds[kind],
    sworn ? 'sworn' : '',
    title_fact === undefined ? '' : `the state’s own title: ${title_fact}`
  ]
  return {
    id: `document-${id}`,
    title,
    html: `<p class="note">${text(facts.filter(Boolean).join(' · '))}</p>
${show_if === undefined ? '<p class="when">in every set</p>' : condition(service, 'in the set', show_if)}
<div class="paper">${templateHtml(service, source).replace(/<(\/?)h[123]\b/g, '<$1h4')}</div>`
  }
}

export function filingChapter(service: ServiceContent): Chapter {
  const steps = service.filing.steps.map(({ title, show_if, text: told, points = [] }, index) => {
    const list = points.map((point) => `<li>${templateHtml(service, point)}</li>`).join('')
    return `<div class="question"><span class="number">${index + 1}</span><div><p class="asked">${templateHtml(service, title)}</p>${show_if === undefined ? '' : condition(service, 'told when', show_if)}<p>${templateHtml(service, told)}</p>${list === '' ? '' : `<ul>${list}</ul>`}</div></div>`
  })
  return { id: 'filing', title: 'What the customer is told to do', html: steps.join('') }
}

/** The blocks of which some states have words of their own, every one of them in full. */
export function blocksChapter(service: ServiceContent, { partials }: Used): Chapter | undefined {
  const { shared } = service
  const withVariants = partials.filter((name) =>
    Object.values(shared.variants).some((texts) => texts[name] !== undefined)
  )
  if (withVariants.length === 0) return undefined
  const html = withVariants.map((name) => {
    const variants = Map.groupBy(
      service.states.filter((state) => shared.variants[state]?.[name] !== undefined),
      (state) => shared.variants[state]?.[name] ?? ''
    )
    const all = [
      ['all other states', shared.partials[name] ?? ''],
      ...[...variants].map(([source, states]) => [states.join(' '), source])
    ]
    return `<h3>${text(name)}</h3>${all.map(([states = '', source = '']) => `<p class="when">${text(states)}</p><div class="paper">${templateHtml(service, source, new Map([['signer', '<span class="placeholder">‹signer›</span>']]))}</div>`).join('')}`
  })
  return { id: 'blocks', title: 'Blocks by state', html: html.join('') }
}

export const text = (plain: string): string => escapeHtml(plain)

const condition = (service: ServiceContent, when: string, what: Condition): string =>
  `<p class="when">${when} ${text(inWords(service, what))}</p>`

function variants(service: ServiceContent, source: TextSource): string {
  if (typeof source === 'string') return `<p>${templateHtml(service, source)}</p>`
  return source
    .map(
      ({ show_if, text: told }) =>
        `${show_if === undefined ? '<p class="when">otherwise</p>' : condition(service, 'when', show_if)}<p>${templateHtml(service, told)}</p>`
    )
    .join('')
}
