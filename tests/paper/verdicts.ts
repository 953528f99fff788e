import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentFaces } from '@formwright/documents/domain/render/fonts'
import { rendererVersion } from '@formwright/documents/worker/print/print-set'

const folder = join(import.meta.dirname, '../../node_modules/.cache/formwright-papers')

/** What was found on a paper, by the check that found it. */
export type Faults = Record<string, string[]>

/**
 * What was found on papers that were printed before. A verdict holds for this very HTML, these faces, this renderer and
 * browser, and these checks; when one of them changes the paper is printed again.
 */
export function openVerdicts(chromium: string) {
  mkdirSync(folder, { recursive: true })
  const circumstances = createHash('sha256').update(rendererVersion(chromium))
  for (const { source } of documentFaces()) circumstances.update(source)
  for (const file of globSync('{checks-of-print,print-papers,read-*}.ts', { cwd: import.meta.dirname }).sort()) {
    circumstances.update(readFileSync(join(import.meta.dirname, file)))
  }
  const known = circumstances.digest('hex')
  const fileOf = (html: string) => join(folder, `${createHash('sha256').update(known).update(html).digest('hex')}.json`)
  return {
    kept(html: string): Faults | undefined {
      try {
        return JSON.parse(readFileSync(fileOf(html), 'utf8'))
      } catch {
        return undefined
      }
    },
    keep(html: string, faults: Faults): void {
      writeFileSync(fileOf(html), JSON.stringify(faults))
    }
  }
}
