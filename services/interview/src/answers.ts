/** One entry of a list: a child, a member, a gift. */
export type Entry = Record<string, string>
export type Answer = string | Entry[]
export type Answers = Record<string, Answer>

/** What travels when a person does not know yet; a blank line is printed. */
export const UNKNOWN_ANSWER = '__unknown__'

/** An answer that is text, or '' where there is none. */
export function textOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}

export function entriesOf(answer: Answer | undefined): Entry[] {
  return Array.isArray(answer) ? answer : []
}
