import type { Questionnaire } from '../../content/schemas/questionnaire.ts'

/** The words of the glossary that a questionnaire uses, with their meaning: what the browser explains in place. */
export function termsUsed(
  { sections, questions }: Questionnaire,
  glossary: Readonly<Record<string, string>>
): { term: string; meaning: string }[] {
  const asked = questions.flatMap((question) => [question, ...(question.repeat?.fields ?? [])])
  const text = [
    ...asked.map(({ question, help }) => `${question} ${help ?? ''}`),
    ...sections.map(({ intro }) => intro)
  ]
    .join(' ')
    .toLowerCase()
  return Object.entries(glossary)
    .filter(([term]) => new RegExp(`\\b${term}(?:s|es)?\\b`).test(text))
    .map(([term, meaning]) => ({ term, meaning }))
}
