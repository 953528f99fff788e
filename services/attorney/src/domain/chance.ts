import { createHash } from 'node:crypto'

export type Chance = ReturnType<typeof chanceOf>

/** Choices that look random and are the same at every start: all drawn from a seed text. */
export function chanceOf(seed: string) {
  let draw = 0
  const number = () => createHash('sha256').update(`${seed}/${draw++}`).digest().readUInt32BE() / 2 ** 32
  const integer = (from: number, to: number) => from + Math.floor(number() * (to - from + 1))
  return {
    integer,
    /** True in so many of a hundred cases. */
    percent: (share: number) => number() * 100 < share,
    /** One decimal. */
    tenth: (from: number, to: number) => integer(from * 10, to * 10) / 10,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    }
  }
}
