import { dayAfter, type Span, UNITS } from '@formwright/interview/calendar'
import type { HelperOptions } from 'handlebars'
import type { Scope } from '../scope.ts'
import { blankLine } from '../text/blank-line.ts'
import { longDate } from '../text/print-answer.ts'
import { markedAnswer } from './answers.ts'
import { frameOf, type Helper, html, type Named } from './frame.ts'
import { spanFact } from './spans.ts'

/** The day a span after an answered one: `fact="…"`, or `days=30`, `months=6` for a span the law does not set. */
const dateAfter: Helper = (id, given) => {
  const options = given as HelperOptions
  const frame = frameOf(options)
  const span = spanNamed(frame.scope, options.hash)
  if (span === undefined) return html(`<span class="blank">${blankLine()}</span>`)
  return html(markedAnswer(frame, String(id), { text: (day) => longDate(dayAfter(day, span)) }))
}

/** Undefined in a form without a state, which cannot know the state's span. */
function spanNamed(scope: Scope, named: Named): Span | undefined {
  if (named['fact'] !== undefined) {
    return scope.state === undefined ? undefined : spanFact(scope, String(named['fact']))
  }
  const unit = UNITS.find((candidate) => named[candidate] !== undefined)
  if (unit === undefined) throw new Error('date-after needs fact="…", days=, weeks=, months= or years=')
  return { value: Number(named[unit]), unit }
}

export const dateHelpers: Readonly<Record<string, Helper>> = {
  'date-after': dateAfter,
  'issued-date': (given) => longDate(frameOf(given as HelperOptions).scope.today)
}
