import type { Look } from '@formwright/interview/condition'
import Handlebars, { type HelperOptions } from 'handlebars'
import { type ConditionContext, holds, namedCondition } from '../../questionnaire/conditions.ts'
import { inScope } from '../scope.ts'
import { frameOf, type Helper } from './frame.ts'

/**
 * Text that is sworn and rests on a named condition. Where that does not hold the `else` prints; without one the
 * rendering stops, because the questionnaire has to refuse such answers. A preview of unfinished answers swears nothing
 * yet, and the blank form shows what will be sworn.
 */
const sworn: Helper = function (name, given) {
  const options = given as HelperOptions
  const { scope, entry } = frameOf(options)
  const { context, sawNothing } = watching(inScope(scope, entry))
  if (scope.kind === 'blank-form' || holds(namedCondition(scope.service, String(name)), context))
    return options.fn(this)
  const isUnfinished = scope.kind === 'preview' && sawNothing()
  if (!isUnfinished && !hasElse(options)) {
    const place = `${scope.document?.id ?? 'the filing kit'}, ${scope.state ?? 'no state'}`
    throw new Error(
      `${place}: what is sworn on the condition ${String(name)} would be false; refuse these answers by a rule in refuse_when, or write an {{else}}`
    )
  }
  return options.inverse(this)
}

/** The same context, which remembers whether an answer it was asked for is missing. */
function watching(context: ConditionContext): { context: ConditionContext; sawNothing: () => boolean } {
  let isMissing = false
  const watched = (look: Look): Look => ({
    ...look,
    text: (id) => {
      const answer = look.text(id)
      isMissing ||= answer === ''
      return answer
    },
    entries: (list) => {
      const entries = look.entries(list)
      isMissing ||= entries.length === 0
      return entries
    },
    within: (list, entry) => watched(look.within(list, entry))
  })
  return { context: { ...context, look: watched(context.look) }, sawNothing: () => isMissing }
}

/** A block without `else` gets the do-nothing function of Handlebars' own runtime. */
const hasElse = ({ inverse }: HelperOptions): boolean => inverse !== (Handlebars.VM as { noop?: unknown }).noop

/** States nothing under oath: asks for something, quotes the law, names the paper. A mark for the audit alone. */
const plea: Helper = function (given) {
  return (given as HelperOptions).fn(this)
}

export const swornHelpers: Readonly<Record<string, Helper>> = { sworn, plea }
