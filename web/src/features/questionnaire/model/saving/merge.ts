import type { Answers } from '@formwright/interview/answers'

/** The other tab's answers, with those changed here on top: nothing typed in either place is lost. */
export function keepMine(theirs: Answers, mine: Answers, changedHere: ReadonlySet<string>): Answers {
  const merged = { ...theirs }
  for (const id of changedHere) {
    const own = mine[id]
    if (own !== undefined) merged[id] = own
  }
  return merged
}
