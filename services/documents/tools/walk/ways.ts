import { holds, type PlainCondition } from '@formwright/interview/condition'
import type { Edition } from './edition.ts'
import { type Comparison, onlyAnswer, type Slot, type Slots } from './slots.ts'

/** Some slots with the value each should have. */
export type Choice = ReadonlyMap<string, string>

/** More ways than these lead to the same parts of a questionnaire over and over. */
const MOST = 24
/** So many days or amounts of those that decide the same lead on; all of them are walked once by themselves. */
const ALIKE = 2

/**
 * Finds choices that make a condition hold, or not hold. It reads conditions rather than trying answers, so it may miss
 * a way; whoever uses it walks the choice and looks at what came of it.
 */
export class Ways {
  readonly #edition: Edition
  readonly #slots: Slots
  readonly #shown = new Map<string, Choice[]>()

  constructor(edition: Edition, slots: Slots) {
    this.#edition = edition
    this.#slots = slots
  }

  /** Choices with which the slot is asked. */
  toAsk({ id, field, list }: Slot): Choice[] {
    const known = this.#shown.get(id)
    if (known !== undefined) return known
    this.#shown.set(id, [])
    const listSlot = list && this.#slots.get(list.id)
    const inList = listSlot ? merged(this.toAsk(listSlot), someOf(listSlot)) : [nothing]
    const ways = merged(inList, this.to(field.show_if, true))
    this.#shown.set(id, ways)
    return ways
  }

  to(condition: PlainCondition | undefined, wanted: boolean): Choice[] {
    if (condition === undefined) return wanted ? [nothing] : []
    if ('not' in condition) return this.to(condition.not, !wanted)
    if ('all' in condition) return wanted ? this.#each(condition.all, true) : this.#some(condition.all, false)
    if ('any' in condition) return wanted ? this.#some(condition.any, true) : this.#each(condition.any, false)
    if ('any_entry' in condition) return this.#entries(condition.any_entry, condition.where, wanted)
    if ('every_entry' in condition) return this.#entries(condition.every_entry, condition.where, wanted)
    if ('count' in condition) return this.#list(condition.count.list)
    if ('sum' in condition) return this.#values(condition.sum.field, () => true)
    return this.#compared(condition, wanted)
  }

  #compared(part: Comparison, wanted: boolean): Choice[] {
    const baseOf = (id: string) => this.#slots.get(id)?.values[0] ?? ''
    const fits = (value: string) => holds(part, onlyAnswer(this.#edition, part.question, value, baseOf)) === wanted
    const slot = this.#slots.get(part.question)
    if (slot === undefined)
      return wanted === holds(part, onlyAnswer(this.#edition, 'state', this.#edition.state, baseOf)) ? [nothing] : []
    return [...this.#values(part.question, fits), ...(wanted ? [] : this.to(slot.field.show_if, false))]
  }

  #values(id: string, fits: (value: string) => boolean): Choice[] {
    const slot = this.#slots.get(id)
    if (slot === undefined) return []
    const values = slot.values.filter((value) => fits(value) && slot.field.refuse?.[value] === undefined)
    const some = slot.field.options ? values : values.slice(0, ALIKE)
    return merged(
      some.map((value) => new Map([[id, value]])),
      this.toAsk(slot)
    )
  }

  #list(id: string): Choice[] {
    return this.#values(id, () => true)
  }

  #entries(list: string, where: PlainCondition, wanted: boolean): Choice[] {
    const within = merged(this.#list(list), this.to(where, wanted))
    const slot = this.#slots.get(list)
    return wanted ? within : [...within, ...this.to(slot?.field.show_if, false)]
  }

  #each(parts: readonly PlainCondition[], wanted: boolean): Choice[] {
    return parts.reduce<Choice[]>((ways, part) => merged(ways, this.to(part, wanted)), [nothing])
  }

  #some(parts: readonly PlainCondition[], wanted: boolean): Choice[] {
    return parts.flatMap((part) => this.to(part, wanted)).slice(0, MOST)
  }
}

const nothing: Choice = new Map()

const someOf = ({ id, values }: Slot): Choice[] =>
  values.filter((count) => count !== '0').map((count) => new Map([[id, count]]))

/** Every choice of one side joined with every choice of the other, where they do not contradict each other. */
export function merged(some: readonly Choice[], others: readonly Choice[]): Choice[] {
  const found: Choice[] = []
  for (const one of some) {
    for (const other of others) {
      if (found.length === MOST) return found
      if ([...other].every(([id, value]) => (one.get(id) ?? value) === value)) found.push(new Map([...one, ...other]))
    }
  }
  return found
}
