import type { PrepareContext } from '@formwright/kit/facts/consumer'
import type { ContentLibrary } from '../../src/content/library.ts'
import type { Keyring } from '../../src/domain/keyring.ts'
import { openAnswers } from '../../src/domain/matter/answers-at-rest.ts'
import type { DocumentsTables } from '../../src/tables.ts'
import type { BrowserSupervisor } from '../browser/supervisor.ts'
import { onAGoodPage } from '../print/on-a-good-page.ts'
import { type PrintedFile, printSet, renderAll, rendererVersion } from '../print/print-set.ts'
import { findJob, type MadeWith, tellProgress } from './repository.ts'

export interface Workshop {
  browser: BrowserSupervisor
  library: ContentLibrary
  keyring: Keyring
  deadlineMs: number
}

export interface MadeSet {
  files: PrintedFile[]
  madeWith: MadeWith
}

/**
 * Renders and prints a generation, outside any transaction. Undefined when there is nothing to do: it is ready, a refund
 * closed it, or a newer preview took its place.
 */
export async function makeSet(
  { browser, library, keyring, deadlineMs }: Workshop,
  { db, log, signal }: PrepareContext<DocumentsTables>,
  id: string
): Promise<MadeSet | undefined> {
  const job = await findJob(db, id)
  if (job === undefined || job.status === 'ready') return undefined
  const service = library.service(job.service_id)
  if (service === undefined) throw new Error(`There is no service ${job.service_id}`)
  const answers = openAnswers(keyring, job.answers, `generation:${id}`)
  const options = { kind: job.kind, generationId: id, issuedOn: job.requested_at }
  const rendered = renderAll({ service, answers, options })
  const tell = (done: number, title: string) => tellProgress(db, id, { done, total: rendered.length, title })
  return onAGoodPage({ browser, log, signal }, async (page, version) => {
    const files = await printSet(page, rendered, { deadlineMs, tell })
    const renderer_version = rendererVersion(version)
    const text = { rendered_template_hash: service.templateHash, template_version: service.meta.version }
    return { files, madeWith: { ...text, facts_version: library.facts.version, renderer_version } }
  })
}
