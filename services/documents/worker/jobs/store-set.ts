import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { documentFailed, documentGenerated } from '@formwright/proto-events'
import type { Keyring } from '../../src/domain/keyring.ts'
import { fileRecord } from '../../src/domain/set/read-files.ts'
import { PACKET } from '../../src/repositories/set/files.ts'
import type { Trx } from '../../src/tables.ts'
import type { MadeSet } from './make-set.ts'
import { insertFiles, lockJob, markFailed, markReady, takeFirstMail } from './repository.ts'

/** Stores what was printed and says so, once: a set that is ready already stays as it is. */
export async function storeSet(trx: Trx, keyring: Keyring, id: string, made: MadeSet): Promise<void> {
  const job = await lockJob(trx, id)
  if (job === undefined || job.status === 'ready') return
  const files = made.files.map(({ id: document_id, title, pages, sha256, pdf }) => {
    const sealed = keyring.seal(pdf, fileRecord(id, document_id))
    return { document_id, title, pages, sha256, bytes: pdf.length, pdf: sealed }
  })
  const documents = files.filter(({ document_id }) => document_id !== PACKET)
  const listed = documents.map(({ document_id, title }) => ({ id: document_id, title }))
  await insertFiles(trx, id, files)
  await markReady(trx, id, listed, made.madeWith)
  const mail = job.order_id === null ? undefined : await takeFirstMail(trx, job.order_id, id)
  const fact = {
    generation_id: id,
    order_id: job.order_id,
    kind: job.kind,
    notify: mail?.notify ?? false,
    service_id: job.service_id,
    service_title: job.service_title,
    email: mail?.email ?? null,
    documents: documents.map(({ document_id, title, pages, bytes, sha256 }) => {
      return { id: document_id, title, pages, bytes, sha256 }
    })
  }
  await appendToOutbox(trx, documentGenerated, fact)
}

/** The last attempt failed: the customer is told, and staff find it among the dead letters. */
export async function giveUp(trx: Trx, id: string): Promise<void> {
  const job = await markFailed(trx, id)
  if (job === undefined) return
  await appendToOutbox(trx, documentFailed, { generation_id: id, order_id: job.order_id, kind: job.kind })
}
