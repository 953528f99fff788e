import { stepsOf } from '@formwright/interview/look'
import { refusalsIn } from '@formwright/interview/refusals'
import type { ServiceContent } from '../../src/content/library.ts'
import type { Answers } from '../../src/content/schemas/fixture.ts'
import { publicQuestionnaire } from '../../src/domain/questionnaire/public-questionnaire.ts'
import { filingKit } from '../../src/domain/render/cover.ts'
import { filingSteps } from '../../src/domain/render/filing-steps.ts'
import { renderBlankForm } from '../../src/domain/render/render-blank-form.ts'
import { renderDocument } from '../../src/domain/render/render-document.ts'
import { openScope, type RenderKind, type Scope } from '../../src/domain/render/scope.ts'
import { movedTo } from '../moved.ts'
import type { ContentCheck, Folder } from './folder.ts'

/** Checks of what comes out: every case in every state, and the blank forms. */
export const paperChecks: readonly ContentCheck[] = [
  {
    asks: 'renders every case in every state it covers, with no gap and no machine word on the page',
    complaints: faultyPapers
  },
  { asks: 'has headings in order and only the tags a paper needs', complaints: untidyPages },
  { asks: 'has a blank form, general and for each state', complaints: faultyBlanks },
  { asks: 'has a questionnaire to ask, general and for each state', complaints: faultyQuestionnaires }
]

/** The day on which sample answers are read. */
export const readOn = '2026-11-21'
const issuedOn = new Date(`${readOn}T18:00:00Z`)

export function scopeOf(service: ServiceContent, answers: Answers, kind: RenderKind): Scope {
  return openScope({ service, answers, kind, issuedOn })
}

/** Every document of the set and the filing kit. */
export function pagesOf(scope: Scope): string[] {
  const papers = scope.documents.map((document) => renderDocument(scope, document))
  return [...papers, filingKit(scope, filingSteps(scope))]
}

function faultyPapers({ service, fixtures }: Folder): string[] {
  return fixtures.flatMap(({ file, answers }) =>
    acceptedIn(service, answers).flatMap((state) =>
      told(`${file} in ${state}`, () => {
        const scope = scopeOf(service, movedTo(answers, state), 'final')
        const few = `only ${scope.documents.length} documents; at least three must remain, look at show_if in meta.yaml`
        return [...(scope.documents.length < 3 ? [few] : []), ...pagesOf(scope).flatMap(faultsOf)]
      })
    )
  )
}

/** The states in which these answers are not refused, though a state may ask what the case leaves open. */
export function acceptedIn(service: ServiceContent, answers: Answers): string[] {
  return service.states.filter((state) => {
    const given = movedTo(answers, state)
    const questionnaire = publicQuestionnaire(service, state)
    const steps = stepsOf(questionnaire.questions, given, readOn)
    return refusalsIn(questionnaire, steps, given, readOn).length === 0
  })
}

function untidyPages({ service, fixtures }: Folder): string[] {
  return fixtures.flatMap(({ file, answers }) =>
    told(file, () => pagesOf(scopeOf(service, answers, 'final')).flatMap(untidyMarks))
  )
}

function faultyBlanks({ service }: Folder): string[] {
  return editionsOf(service, 'the blank form', (state) => {
    const [, main = ''] = renderBlankForm(service, state, issuedOn).split('<main>')
    return faultsOf(main)
  })
}

/** What is wrong with the general edition of something and with that of each state. */
function editionsOf(service: ServiceContent, what: string, faultsIn: (state?: string) => string[]): string[] {
  return [undefined, ...service.states].flatMap((state) =>
    told(`${what} ${state === undefined ? 'for all states' : `of ${state}`}`, () => faultsIn(state))
  )
}

function faultyQuestionnaires({ service }: Folder): string[] {
  return editionsOf(service, 'the questionnaire', (state) => {
    publicQuestionnaire(service, state)
    return []
  })
}

/** What a rendering finds, or the mistake that stopped it. */
function told(place: string, complaints: () => string[]): string[] {
  try {
    return complaints().map((complaint) => `${place}: ${complaint}`)
  } catch (error) {
    return [`${place}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** What must never be read on a page. */
const faults =
  /\bundefined\b|\bnull\b(?! and void)|\bNaN\b|\{\{|\}\}|\[object|\b\d{4}-\d{2}-\d{2}\b|\(\s*\)|\[\]| ,|,,|__unknown__/g

/** The faults with a little of what stands around them. */
export function faultsOf(html: string): string[] {
  const text = html.replace(/<[^>]*>/g, '')
  return [...text.matchAll(faults)].map(({ 0: { length }, index }) => {
    const around = text.slice(Math.max(0, index - 30), index + length + 20).replace(/\s+/g, ' ')
    return `prints “${around.trim()}”; guard it with {{#if-answer}} or {{#if-fact}}`
  })
}

function untidyMarks(html: string): string[] {
  const heading = html.match(/<h1>.*?<\/h1>/s)?.[0].replace(/<[^>]*>/g, '') ?? 'a page without <h1>'
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  const jumps = levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
  const foreign = html.match(/<(?:strong|em|a|img|script|style|form|input|svg)\b|\sstyle=/g) ?? []
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['needs exactly one <h1>']),
    ...(jumps ? ['skips a level of headings; after <h1> comes <h2>, then <h3>'] : []),
    ...foreign.map((mark) => `contains ${mark.trim()}, which papers do not use; take it out`)
  ].map((complaint) => `“${heading}” ${complaint}`)
}
