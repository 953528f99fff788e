import type { Answer, EventDefinition, Reader } from './envelope.ts'
import * as declared from './generated/facts.ts'

/** Every fact there is. */
export const facts: readonly EventDefinition[] = Object.values(declared)

/** A program hears a fact to act upon it, or to learn that a fact of its own was acted upon. */
export interface Reading {
  readonly reader: Reader
  readonly event: EventDefinition
  /** Its place on the broker. */
  readonly durable: string
}

const placeOf = (who: string, { type }: EventDefinition) => `${who}-${type.replaceAll('.', '-')}`

/** The place of a reader that acts upon a fact. */
export const durableOf = (reader: Reader, event: EventDefinition) => placeOf(reader, event)

/** A fact that waits for answers, and one of those. */
interface Settling {
  readonly settles: EventDefinition
  readonly answer: Answer
}

const settlings = facts.flatMap((settles) =>
  (settles.settlement?.answers ?? []).map((answer): Settling => ({ settles, answer }))
)

/** What a program hears about its own facts: each answer once, with all that it may settle. */
export function settlementsOf(owner: Reader): readonly (Reading & { settlings: readonly Settling[] })[] {
  const own = settlings.filter(({ settles }) => settles.source === owner)
  return [...Map.groupBy(own, ({ answer }) => answer.event)].map(([event, group]) => ({
    reader: owner,
    event,
    durable: placeOf(`${owner}-settlement`, event),
    settlings: group
  }))
}

/** Everything that a program hears. */
export const readingsOf = (reader: Reader): readonly Reading[] => [
  ...facts
    .filter(({ readers }) => readers.includes(reader))
    .map((event) => ({ reader, event, durable: durableOf(reader, event) })),
  ...settlementsOf(reader)
]

/** The facts that a program tells. */
export const factsOf = (owner: Reader): readonly EventDefinition[] => facts.filter(({ source }) => source === owner)
