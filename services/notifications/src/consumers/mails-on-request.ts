import { defineConsumer } from '@formwright/kit/facts/consumer'
import { documentMailRequested, downloadRenewalRequested, draftResumeRequested } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

/** A later version, or the first set again. Each request is a mail of its own. */
export const onDocumentMailRequested = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: documentMailRequested,
  async handle({ id, data: { request_id, generation_id, service_title } }, context) {
    const data = { generation_id, service_title }
    await owe({ kind: 'documents', subjectId: request_id, causeId: id, recipient: null, data }, context)
  }
})

export const onDownloadRenewalRequested = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: downloadRenewalRequested,
  async handle({ id, data: { renewal_id, generation_id } }, context) {
    const data = { generation_id }
    await owe({ kind: 'download-link', subjectId: renewal_id, causeId: id, recipient: null, data }, context)
  }
})

export const onDraftResumeRequested = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: draftResumeRequested,
  async handle({ id, data: { resume_id, email } }, context) {
    const data = { resume_id }
    await owe({ kind: 'resume-link', subjectId: resume_id, causeId: id, recipient: email, data }, context)
  }
})
