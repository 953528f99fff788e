import type { Answers } from '@formwright/interview/answers'

/** The answers without empty ones: nothing typed is nothing sent. */
export function cleaned(answers: Answers): Answers {
  const kept: Answers = {}
  for (const [id, answer] of Object.entries(answers)) {
    if (typeof answer === 'string') {
      if (answer.trim() !== '') kept[id] = answer
    } else {
      kept[id] = answer.map((entry) =>
        Object.fromEntries(Object.entries(entry).filter(([, text]) => text.trim() !== ''))
      )
    }
  }
  return kept
}
