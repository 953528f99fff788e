import { expect, it } from 'vitest'
import { readSeed } from './seed.ts'

it('ships a seed in which no id, slug or title appears twice', async () => {
  const seed = await readSeed()
  for (const key of ['id', 'slug', 'title'] as const) {
    expect(new Set(seed.map((service) => service[key])).size).toBe(seed.length)
  }
})
