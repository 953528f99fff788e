import { createHash } from 'node:crypto'
import type { PrepareContext } from '@formwright/kit/facts/consumer'
import { versionOf } from '../../src/domain/blank-forms.ts'
import { renderBlankForm } from '../../src/domain/render/render-blank-form.ts'
import type { DocumentsTables } from '../../src/tables.ts'
import { onAGoodPage } from '../print/on-a-good-page.ts'
import { printPage } from '../print/print-page.ts'
import { findBlankFormJob, type PrintedForm } from './blank-form-repository.ts'
import type { Workshop } from './make-set.ts'

/** Prints a blank form, outside any transaction. Undefined when it is made, or no longer wanted. */
export async function makeBlankForm(
  { browser, library, deadlineMs }: Workshop,
  { db, log, signal }: PrepareContext<DocumentsTables>,
  id: string
): Promise<PrintedForm | undefined> {
  const job = await findBlankFormJob(db, id)
  if (job === undefined || job.status === 'ready') return undefined
  const service = library.service(job.service_id)
  // A worker that runs other code than the service that asked leaves the form to one that runs the same.
  if (service === undefined || versionOf(service) !== job.version) {
    throw new Error(`This worker has another version of service ${job.service_id}`)
  }
  const html = renderBlankForm(service, job.state === '' ? undefined : job.state, job.requested_at)
  const { pdf, pages } = await onAGoodPage({ browser, log, signal }, (page) => printPage(page, html, deadlineMs))
  return { pdf, pages, bytes: pdf.length, sha256: createHash('sha256').update(pdf).digest('hex') }
}
