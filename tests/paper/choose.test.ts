import { expect, it } from 'vitest'
import { drawn, shardOf } from './choose.ts'
import { hashOf } from './papers.ts'

const papers = Array.from({ length: 100 }, (_, index) => ({
  name: `${index}`,
  likeness: hashOf(`${index}`),
  html: () => ''
}))

const draw = (from: typeof papers, seed: string) => drawn(from, ({ name }) => name, seed, 5)

it('draws the same papers for a seed, and others for another', () => {
  expect(draw(papers, '7')).toEqual(draw(papers.toReversed(), '7'))
  expect(draw(papers, '7')).not.toEqual(draw(papers, '8'))
})

it('puts each paper into one shard', () => {
  const shards = ['1/3', '2/3', '3/3'].flatMap((shard) => shardOf(papers, shard))
  expect(shards.map(({ name }) => name).sort()).toEqual(papers.map(({ name }) => name).sort())
})

it.each(['0/3', '4/3', 'two', ''])('says what a shard is when it reads "%s"', (shard) => {
  expect(() => shardOf(papers, shard)).toThrow('PAPER_SHARD is "2/8"')
})
