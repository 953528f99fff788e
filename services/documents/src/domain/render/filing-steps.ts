import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { holds } from '../questionnaire/conditions.ts'
import { forDocument, inScope, openScope, type Scope } from './scope.ts'
import { renderText } from './templates.ts'
import { plainText } from './text/plain-text.ts'

export interface FilingStep {
  readonly title: string
  readonly text: string
  readonly points: readonly string[]
}

/** The filing kit's steps for these answers, as HTML. */
export function filingSteps(scope: Scope): FilingStep[] {
  const inKit = forDocument(scope, undefined)
  const { filing, meta } = scope.service
  const shown = filing.steps.filter(({ show_if }) => show_if === undefined || holds(show_if, inScope(inKit)))
  return shown.map(({ title, text, points = [] }) => {
    const print = (source: string) => {
      try {
        return renderText(scope.service, source, inKit)
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new Error(`${meta.slug}/filing.yaml, “${title}” (${scope.state ?? 'no state'}): ${reason}`, { cause })
      }
    }
    return { title: print(title), text: print(text), points: points.map(print).filter(saysSomething) }
  })
}

/** A point that is all conditions may have nothing to say for these answers. */
const saysSomething = (point: string): boolean => plainText(point) !== ''

/** The same steps as plain text, for the mail that brings the documents; `issuedOn` is the set's own moment. */
export function filingKitText(service: ServiceContent, answers: Answers, issuedOn: Date): FilingStep[] {
  const scope = openScope({ service, answers, kind: 'final', issuedOn })
  return filingSteps(scope).map(({ title, text, points }) => ({
    title: plainText(title),
    text: plainText(text),
    points: points.map(plainText)
  }))
}
