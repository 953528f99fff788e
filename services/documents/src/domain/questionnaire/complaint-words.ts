import type { ComplaintWords } from '@formwright/interview/questionnaire'

/** What is said about an answer, whatever its format. `{n}` is the bound, `{item}` what an entry of the list is called. */
export const complaintWords: ComplaintWords = {
  missing: 'Please answer this question.',
  not_open: 'This question needs an answer; it cannot be left open.',
  no_option: 'Please choose one of the options.',
  too_long: 'Please keep this answer under {n} characters.',
  one_line: 'Please answer in one line.',
  at_least: 'Please give at least {n}.',
  at_most: 'Please give at most {n}.',
  too_few: 'Please add at least {n} ({item}).'
}
