import { createHash } from 'node:crypto'
import type { PrepareContext } from '@formwright/kit/facts/consumer'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { documentFailed, documentGenerated } from '@formwright/proto-events'
import { renderBlank } from '../../src/domain/render/render-blank.ts'
import { versionOf } from '../../src/domain/templates.ts'
import { PACKET } from '../../src/repositories/set/files.ts'
import type { DocumentsTables, Trx } from '../../src/tables.ts'
import { onAGoodPage } from '../print/on-a-good-page.ts'
import { type Printed, printPage } from '../print/print-page.ts'
import type { Workshop } from './make-set.ts'
import { findTemplateJob, markTemplateFailed, markTemplateReady } from './template-repository.ts'

export interface MadeTemplate extends Printed {
  serviceTitle: string
}

/** Prints a blank form, outside any transaction. Undefined when it is made, or no longer wanted. */
export async function makeTemplate(
  { browser, library, deadlineMs }: Workshop,
  { db, log, signal }: PrepareContext<DocumentsTables>,
  id: string
): Promise<MadeTemplate | undefined> {
  const job = await findTemplateJob(db, id)
  if (job === undefined || job.status === 'ready') return undefined
  const service = library.service(job.service_id)
  // A worker that runs other code than the service that asked leaves the form to one that runs the same.
  if (service === undefined || versionOf(service) !== job.version) {
    throw new Error(`This worker has another version of service ${job.service_id}`)
  }
  const html = renderBlank(service, job.state === '' ? undefined : job.state, job.requested_at)
  const printed = await onAGoodPage({ browser, log, signal }, (page) => printPage(page, html, deadlineMs))
  return { ...printed, serviceTitle: service.meta.title }
}

/** Stores a form and says so, once. */
export async function storeTemplate(trx: Trx, id: string, { pdf, pages, serviceTitle }: MadeTemplate): Promise<void> {
  const file = { pages, bytes: pdf.length, sha256: createHash('sha256').update(pdf).digest('hex') }
  const template = await markTemplateReady(trx, id, { ...file, pdf })
  if (template === undefined) return
  await appendToOutbox(trx, documentGenerated, {
    generation_id: id,
    order_id: null,
    kind: 'template',
    notify: false,
    service_id: template.service_id,
    service_title: serviceTitle,
    email: null,
    documents: [{ id: PACKET, title: serviceTitle, ...file }]
  })
}

export async function giveUpTemplate(trx: Trx, id: string): Promise<void> {
  if (await markTemplateFailed(trx, id)) {
    await appendToOutbox(trx, documentFailed, { generation_id: id, order_id: null, kind: 'template' })
  }
}
