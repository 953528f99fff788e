import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

it('parts paragraphs at empty lines and gathers the lines of a list', () => {
  expect(blocksOf('First.\nStill first.\n\nBring:\n- a pen\n- two witnesses')).toEqual([
    { kind: 'paragraph', text: 'First.\nStill first.', lines: ['First.', 'Still first.'] },
    { kind: 'paragraph', text: 'Bring:', lines: ['Bring:'] },
    { kind: 'list', text: 'a pen\ntwo witnesses', lines: ['a pen', 'two witnesses'] }
  ])
})
