import { expect, it } from 'vitest'
import { keepMine } from './merge.ts'

it('keeps what was changed here and takes everything else from the other tab', () => {
  const theirs = { name: 'Ada', county: 'Travis', gift: 'Piano' }
  const mine = { name: 'Ada Núñez', county: 'Hays' }
  expect(keepMine(theirs, mine, new Set(['name']))).toEqual({ name: 'Ada Núñez', county: 'Travis', gift: 'Piano' })
})
