import type { Day } from '../calendar.ts'
import type { FormatRule } from '../questionnaire.ts'

/** What an answer's spelling may depend on besides itself. */
export interface Circumstances {
  readonly today: Day
  /** For an address or a place: also outside the United States. */
  readonly abroad?: boolean | undefined
}

/** How answers of one kind are typed, travel, are checked and printed. */
export interface FormatOf {
  readonly rule: FormatRule
  /** What a person typed, as it travels. What is odd stays as it was typed, so that nothing is lost or guessed. */
  read(typed: string, now: Circumstances): string
  /** As papers print it; what is not written as it should be is printed as it is. `read` takes it back. */
  print(value: string): string
  /** What is wrong with it, as a sentence; null where it will be taken. */
  complaint(value: string, now: Circumstances): string | null
  /** What was probably meant, only ever offered. */
  offer?(value: string): string | null
}

type Own = Partial<Pick<FormatOf, 'read' | 'print' | 'offer'>> & {
  /** What the pattern cannot tell. */
  beyond?: FormatOf['complaint']
}

/** A format whose pattern tells, with what it has of its own. */
export function byPattern(rule: FormatRule, { beyond, offer, ...own }: Own = {}): FormatOf {
  const expression = new RegExp(rule.pattern, 'u')
  const print = (value: string) => (own.print && expression.test(value) ? own.print(value) : value)
  return {
    read: (typed) => typed.trim(),
    ...own,
    ...(offer && { offer: (value: string) => (expression.test(value) ? offer(value) : null) }),
    rule,
    print,
    complaint: (value, now) =>
      expression.test(value) ? (beyond?.(value, now) ?? null) : `${rule.message}, such as ${print(rule.example)}.`
  }
}
