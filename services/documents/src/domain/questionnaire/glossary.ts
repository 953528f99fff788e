import type { Questionnaire, Text } from '@formwright/interview/questionnaire'

/** The words of the glossary that a questionnaire uses, with their meaning: what the browser explains in place. */
export function termsUsed(
  { sections, questions }: Pick<Questionnaire, 'sections' | 'questions'>,
  glossary: Readonly<Record<string, string>>
): { term: string; meaning: string }[] {
  const asked = questions.flatMap((question) => [question, ...(question.repeat?.fields ?? [])])
  const text = [
    ...asked.map(({ question, help }) => `${question} ${wordsOf(help)}`),
    ...sections.map(({ intro }) => wordsOf(intro))
  ]
    .join(' ')
    .toLowerCase()
  return Object.entries(glossary)
    .filter(([term]) => new RegExp(`\\b${term}(?:s|es)?\\b`).test(text))
    .map(([term, meaning]) => ({ term, meaning }))
}

const wordsOf = (text: Text = ''): string =>
  typeof text === 'string' ? text : text.map((variant) => variant.text).join(' ')
