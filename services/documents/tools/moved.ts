import { stateIn } from '@formwright/interview/formats/place/address'
import { lowestZip } from '@formwright/interview/formats/place/zip'
import type { Answers } from '../src/content/schemas/fixture.ts'

const mailed = /, [A-Z]{2} [\d-]+$/

/** A case in another state: addresses and places in its own, and answers that name it, move along, so that it is as true there as here. */
export function movedTo(answers: Answers, state: string): Answers {
  const from = answers['state']
  const there = `, ${state} ${lowestZip(state)}`
  const moved = (text: string) => {
    if (text === from) return state
    return stateIn(text) === from && from !== state
      ? text.replace(/, [A-Z]{2}$/, `, ${state}`).replace(mailed, there)
      : text
  }
  const entries = Object.entries(answers).map(([id, value]) => [
    id,
    typeof value === 'string'
      ? moved(value)
      : value.map((entry) => Object.fromEntries(Object.entries(entry).map(([key, text]) => [key, moved(text)])))
  ])
  return { ...Object.fromEntries(entries), state }
}
