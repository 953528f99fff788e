import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from '../src/content/read-file.ts'

/** A folder of content without services, with our facts and shared parts: for tests that make a service of their own. */
export function openTemporaryContent(): { root: string; [Symbol.dispose]: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'formwright-content-'))
  for (const name of ['_facts', '_shared']) symlinkSync(join(contentFolder, name), join(root, name))
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}
