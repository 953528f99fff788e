import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ensureBuilt } from './once.ts'

const home = mkdtempSync(join(tmpdir(), 'formwright-build-'))
const source = join(home, 'source')
mkdirSync(source)
afterAll(() => rmSync(home, { recursive: true }))

let made = 0
const build = () =>
  ensureBuilt({
    name: `test-${process.pid}`,
    sources: [source],
    folder: join(home, 'made'),
    make: async (draft) => {
      made++
      mkdirSync(draft, { recursive: true })
      writeFileSync(join(draft, 'copy'), readFileSync(join(source, 'text.ts')))
    }
  })
const write = (name: string, text: string) => writeFileSync(join(source, name), text)

it('makes a folder once, again when a source has changed, and not for a test', async () => {
  write('text.ts', 'one')
  expect([await build(), await build()]).toEqual([true, false])
  write('text.ts', 'two')
  expect(await build()).toBe(true)
  expect(readFileSync(join(home, 'made/copy'), 'utf8')).toBe('two')
  write('text.test.ts', 'of no matter')
  expect(await build()).toBe(false)
})

it('makes it once for several starts at the same time', async () => {
  made = 0
  write('text.ts', 'three')
  await Promise.all([build(), build(), build()])
  expect(made).toBe(1)
})
