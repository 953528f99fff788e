import { hashOf, type Paper } from './papers.ts'

/** As many as `count` that a seed draws, always the same. */
export function drawn<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  seed: string,
  count: number
): Item[] {
  const lots = items.map((item) => ({ item, lot: hashOf(`${seed} ${nameOf(item)}`) }))
  return lots
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item)
}

/** The papers of one shard, "2/8": every paper belongs to one, whatever else there is. */
export function shardOf(papers: readonly Paper[], shard: string): Paper[] {
  const [, number, count] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? []
  if (!number || !count || number > count) throw new Error(`PAPER_SHARD is "2/8", the second of eight; not "${shard}"`)
  return papers.filter(({ likeness }) => Number.parseInt(likeness.slice(0, 8), 16) % count === number - 1)
}
