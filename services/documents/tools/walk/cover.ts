import type { Edition } from './edition.ts'
import { conditionsOf, type Slot, type Slots } from './slots.ts'
import { type Choice, merged, Ways } from './ways.ts'

const keyOf = (id: string, value: string) => `${id}=${value}`

const keysOf = (choice: Choice): Set<string> => new Set([...choice].map(([id, value]) => keyOf(id, value)))

/** The values that are not options refused by themselves. */
const openIn = ({ values, field }: Slot): string[] => values.filter((value) => field.refuse?.[value] === undefined)

/** How often one pair of answers is tried before it counts as impossible. */
const TRIES = 4

/**
 * The choices to walk, so that together they hold every value of every slot, both sides of every condition in each way
 * found, and every pair of deciding values. Each choice is asked for when the one before has been walked: `seen` is told
 * what it came to, and the next is built around the first thing not seen yet.
 */
export class Cover {
  readonly #slots: Slots
  readonly #ways: Ways
  #wanted: readonly Choice[]
  /** Values still to be seen, with the ways to each. */
  readonly #singles = new Map<string, Choice[]>()
  /** What is still to be seen together: by each value the others, and ways to have both. */
  readonly #pairs = new Map<string, Map<string, Choice[]>>()
  /** What is refused whatever else is answered, by each of its values. */
  readonly #refused = new Map<string, string[][]>()

  constructor(edition: Edition, slots: Slots) {
    this.#slots = slots
    this.#ways = new Ways(edition, slots)
    this.#wanted = conditionsOf(edition).flatMap((condition) =>
      [true, false].flatMap((wanted) => this.#ways.to(condition, wanted))
    )
    for (const slot of slots.values()) for (const value of slot.values) this.#openSingle(slot, value)
    this.#openPairs()
  }

  /** The next choice to walk, filled up with what has not been seen yet; undefined when nothing is left. */
  next(): Choice | undefined {
    for (let seed = this.#nextSeed(); seed !== undefined; seed = this.#nextSeed()) {
      const choice = this.#filled(seed)
      if (choice !== undefined) return choice
    }
    return undefined
  }

  /** Answers that are refused whatever else is answered: no choice to come holds them all. */
  refuse(reason: Choice): void {
    const varied = [...reason].filter(([id]) => (this.#slots.get(id)?.values.length ?? 0) > 1)
    const keys = varied.map(([id, value]) => keyOf(id, value))
    for (const key of keys) this.#refused.set(key, [...(this.#refused.get(key) ?? []), keys])
  }

  /** What a walk took: its values and their pairs need not be sought any more. */
  seen(taken: Choice): void {
    this.#wanted = this.#wanted.filter((choice) => ![...choice].every(([id, value]) => taken.get(id) === value))
    const keys = new Set([...taken].map(([id, value]) => keyOf(id, value)))
    for (const key of keys) {
      this.#singles.delete(key)
      const partners = this.#pairs.get(key)
      for (const other of partners?.keys() ?? []) if (keys.has(other)) partners?.delete(other)
    }
  }

  #openSingle(slot: Slot, value: string): void {
    this.#singles.set(keyOf(slot.id, value), merged([new Map([[slot.id, value]])], this.#ways.toAsk(slot)))
  }

  #openPairs(): void {
    const deciding = [...this.#slots.values()].filter((slot) => slot.deciding.length > 1)
    for (const [index, one] of deciding.entries()) {
      for (const other of deciding.slice(index + 1)) {
        const together = merged(this.#ways.toAsk(one), this.#ways.toAsk(other))
        for (const a of one.deciding) for (const b of other.deciding) this.#openPair([one, a], [other, b], together)
      }
    }
  }

  #openPair([one, a]: [Slot, string], [other, b]: [Slot, string], together: readonly Choice[]): void {
    const pair = new Map([
      [one.id, a],
      [other.id, b]
    ])
    const ways = merged([pair], together).slice(0, TRIES)
    if (ways.length === 0) return
    const [key, partner] = [keyOf(one.id, a), keyOf(other.id, b)]
    this.#partnersOf(key).set(partner, ways)
    this.#partnersOf(partner).set(key, ways)
  }

  #partnersOf(key: string): Map<string, Choice[]> {
    const partners = this.#pairs.get(key) ?? new Map<string, Choice[]>()
    this.#pairs.set(key, partners)
    return partners
  }

  #nextSeed(): Choice | undefined {
    const seed = this.#nextPair() ?? this.#nextSingle() ?? this.#wanted[0]
    this.#wanted = this.#wanted.filter((choice) => choice !== seed)
    return seed
  }

  #nextPair(): Choice | undefined {
    for (const partners of this.#pairs.values()) {
      for (const [partner, ways] of partners) {
        const way = ways.shift()
        if (way !== undefined) return way
        partners.delete(partner)
      }
    }
    return undefined
  }

  #nextSingle(): Choice | undefined {
    for (const [key, ways] of this.#singles) {
      const way = ways.shift()
      if (way !== undefined) return way
      this.#singles.delete(key)
    }
    return undefined
  }

  /** The seed with a value for every other slot, if possible without what is refused; undefined where the seed itself is. */
  #filled(seed: Choice): Choice | undefined {
    const chosen = keysOf(seed)
    let order = [...this.#slots.values()].filter(({ id }) => !seed.has(id))
    const isHopeless = order.some((slot) => openIn(slot).length > 0 && this.#free(slot, chosen).length === 0)
    if (isHopeless || [...chosen].some((key) => this.#isRefused(key, chosen))) return undefined
    let choice = new Map<string, string>()
    for (let left = TRIES; left > 0; left -= 1) {
      choice = new Map(seed)
      const given = new Set(chosen)
      const stuck = order.filter((slot) => !this.#give(slot, choice, given))
      if (stuck.length === 0) break
      order = [...stuck, ...order.filter((slot) => !stuck.includes(slot))]
    }
    return choice
  }

  /** Gives a slot the value that brings the most new pairs with what is chosen already; false where each is refused with it. */
  #give(slot: Slot, choice: Map<string, string>, chosen: Set<string>): boolean {
    const [open, free] = [openIn(slot), this.#free(slot, chosen)]
    const some = free.length > 0 ? free : open
    const gains = some.map((value) => ({ value, gain: this.#gain(keyOf(slot.id, value), chosen) }))
    const [best] = gains.sort((a, b) => b.gain - a.gain)
    if (best !== undefined) {
      choice.set(slot.id, best.value)
      chosen.add(keyOf(slot.id, best.value))
    }
    return free.length > 0 || open.length === 0
  }

  /** The values that are not known to be refused together with what is chosen. */
  #free(slot: Slot, chosen: ReadonlySet<string>): string[] {
    return openIn(slot).filter((value) => !this.#isRefused(keyOf(slot.id, value), chosen))
  }

  /** Whether a value, together with what is chosen, is known to be refused. */
  #isRefused(key: string, chosen: ReadonlySet<string>): boolean {
    const reasons = this.#refused.get(key) ?? []
    return reasons.some((keys) => keys.every((other) => other === key || chosen.has(other)))
  }

  #gain(key: string, chosen: ReadonlySet<string>): number {
    let gain = this.#singles.has(key) ? 0.5 : 0
    for (const partner of this.#pairs.get(key)?.keys() ?? []) if (chosen.has(partner)) gain += 1
    return gain
  }
}
