import { createHash } from 'node:crypto'
import { loadFixtures, type ServiceContent } from '@formwright/documents/content/library'
import type { Answers } from '@formwright/documents/content/schemas/fixture'
import { checkAnswers } from '@formwright/documents/domain/questionnaire/check-answers'
import { todayFor } from '@formwright/documents/domain/questionnaire/today'
import { renderBlankForm } from '@formwright/documents/domain/render/render-blank-form'
import { renderPacket } from '@formwright/documents/domain/render/render-packet'
import { renderSet } from '@formwright/documents/domain/render/render-set'
import { movedTo } from '../../services/documents/tools/moved.ts'

const options = { kind: 'final', generationId: 'paper', issuedOn: new Date('2026-11-21T12:00:00Z') } as const

/** One paper to print: whose it is, and how to make its HTML. */
export interface Paper {
  name: string
  /** Equal for papers that differ in the name of their state alone. */
  likeness: string
  html: () => string
}

interface Made {
  name: string
  state: string | undefined
  html: string
  again: () => string
}

/**
 * Every paper of a service that differs from the others in more than the name of its state: each case as a packet in
 * its own state, each document and filing kit of each case in each of `states` that does not refuse it, and the blank
 * forms.
 * `look` sees the HTML of each once.
 */
export function papersOf(
  service: ServiceContent,
  states: readonly string[],
  look: (name: string, html: string) => void = () => {}
): Paper[] {
  const papers = new Map<string, Paper>()
  for (const { name, state, html, again } of everyPaper(service, states)) {
    const likeness = hashOf(state === undefined ? html : html.replaceAll(service.facts.name(state), 'State'))
    if (papers.has(likeness)) continue
    const paper = { name: `${service.meta.slug} ${name} in ${state ?? 'general'}`, likeness, html: again }
    look(paper.name, html)
    papers.set(likeness, paper)
  }
  return [...papers.values()]
}

/** The whole packet of these answers. */
export const packetOf = (service: ServiceContent, answers: Answers): string => renderPacket(service, answers, options)

function* everyPaper(service: ServiceContent, states: readonly string[]): Generator<Made> {
  const cases = Object.entries(loadFixtures(service.meta.slug))
  for (const [fixture, { answers }] of cases) {
    yield made(`${fixture} packet`, String(answers['state']), () => packetOf(service, answers))
  }
  for (const [fixture, { answers }] of cases) {
    for (const state of states) yield* papersIn(service, fixture, movedTo(answers, state), state)
  }
  for (const state of [undefined, ...states]) {
    yield made('blank form', state, () => renderBlankForm(service, state, options.issuedOn))
  }
}

/** The documents of a case one by one, as a customer gets them, then cover and filing kit. */
function* papersIn(service: ServiceContent, fixture: string, answers: Answers, state: string): Generator<Made> {
  if (isRefused(service, answers)) return
  const set = () => renderSet(service, answers, options)
  for (const { id, html } of set()) {
    yield { name: `${fixture} ${id}`, state, html, again: () => set().find((one) => one.id === id)?.html ?? '' }
  }
  yield made(`${fixture} filing-kit`, state, () => withoutDocuments(packetOf(service, answers)))
}

function isRefused(service: ServiceContent, answers: Answers): boolean {
  const today = todayFor(service, answers, options.issuedOn)
  const { errors, refusals } = checkAnswers(service, answers, { complete: true, today })
  return errors.length + refusals.length > 0
}

const made = (name: string, state: string | undefined, again: () => string): Made => ({
  name,
  state,
  html: again(),
  again
})

/** The cover sheet and the filing kit of a packet. */
const withoutDocuments = (html: string): string => html.replace(/<article class="document .*<\/article>/s, '')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
