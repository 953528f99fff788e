import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openJournal } from './journal.ts'

it.runIf(existsSync('/dev/full'))('goes on while the disk is full, with what it could not write in memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'))
  const file = join(folder, 'journal.jsonl')
  // Opening writes nothing there, for there is nothing yet, and puts it in the file's place.
  symlinkSync('/dev/full', `${file}.new`)
  const journal = openJournal(file)
  journal.put('session', 'one', { paid: false })
  journal.together(() => journal.put('session', 'one', { paid: true }))
  expect(journal.get('session', 'one')).toEqual({ paid: true })
  journal.close()
  rmSync(folder, { recursive: true })
})
