import { type Span, UNITS } from '@formwright/interview/calendar'
import { factOf } from '../../questionnaire/conditions.ts'
import type { Scope } from '../scope.ts'
import { wordsAndDigits } from '../text/number-words.ts'

/** 12 months, 1 year; with words "twelve (12) months". */
export function printSpan({ value, unit }: Span, style: unknown): string {
  const figure = style === 'span-words' ? wordsAndDigits(value) : String(value)
  return `${figure} ${value === 1 ? unit.slice(0, -1) : unit}`
}

export const isSpanStyle = (style: unknown): boolean => style === 'span' || style === 'span-words'

/** A fact that is a length of time, in the unit its table gives it. */
export function spanFact(scope: Scope, path: string): Span {
  const [general = ''] = scope.service.states
  const { unit } = scope.service.facts.cell(scope.state ?? general, path)
  const known = UNITS.find((candidate) => candidate === unit)
  if (known === undefined) throw new Error(`the fact ${path} is no length of time; its unit is ${String(unit)}`)
  return { value: Number(factOf(scope, path)), unit: known }
}
